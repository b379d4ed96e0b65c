;; An account that takes a list of { public_key, signature } maps, at least one, each an Ed25519 signature of the payload.
(module
  (import "b" "j" (func $symbol_new_from_linear_memory (param i64 i64) (result i64)))
  (import "c" "0" (func $verify_sig_ed25519 (param i64 i64 i64) (result i64)))
  (import "m" "1" (func $map_get (param i64 i64) (result i64)))
  (import "v" "1" (func $vec_get (param i64 i64) (result i64)))
  (import "v" "3" (func $vec_len (param i64) (result i64)))
  (memory (export "memory") 1)
  (data (i32.const 0) "public_key")

  (func (export "__check_auth") (param $payload i64) (param $signatures i64) (param $contexts i64) (result i64)
    (local $i i64) (local $count i64) (local $item i64) (local $public_key i64)
    (local.set $public_key (call $symbol_new_from_linear_memory (i64.const 0x4) (i64.const 0xa00000004)))
    (local.set $count (i64.shr_u (call $vec_len (local.get $signatures)) (i64.const 32)))
    (if (i64.eqz (local.get $count)) (then unreachable))
    (block $done
      (loop $next
        (br_if $done (i64.ge_u (local.get $i) (local.get $count)))
        (local.set $item
          (call $vec_get (local.get $signatures) (i64.or (i64.shl (local.get $i) (i64.const 32)) (i64.const 4))))
        (drop
          (call $verify_sig_ed25519
            (call $map_get (local.get $item) (local.get $public_key))
            (local.get $payload)
            (call $map_get (local.get $item) (i64.const 4087804903893625358)))) ;; the symbol `signature`
        (local.set $i (i64.add (local.get $i) (i64.const 1)))
        (br $next)))
    (i64.const 2))
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
