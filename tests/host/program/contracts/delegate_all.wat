;; An account that authorizes through its delegates: all of them, at least one. Its own signature is not looked at.
(module
  (import "a" "9" (func $get_delegated_signers (result i64)))
  (import "a" "a" (func $delegate_account_auth (param i64) (result i64)))
  (import "v" "1" (func $vec_get (param i64 i64) (result i64)))
  (import "v" "3" (func $vec_len (param i64) (result i64)))

  (func (export "__check_auth") (param $payload i64) (param $signature i64) (param $contexts i64) (result i64)
    (local $i i64) (local $count i64) (local $signers i64)
    (local.set $signers (call $get_delegated_signers))
    (local.set $count (i64.shr_u (call $vec_len (local.get $signers)) (i64.const 32)))
    (if (i64.eqz (local.get $count)) (then unreachable))
    (block $done
      (loop $next
        (br_if $done (i64.ge_u (local.get $i) (local.get $count)))
        (drop
          (call $delegate_account_auth
            (call $vec_get (local.get $signers) (i64.or (i64.shl (local.get $i) (i64.const 32)) (i64.const 4)))))
        (local.set $i (i64.add (local.get $i) (i64.const 1)))
        (br $next)))
    (i64.const 2))
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
