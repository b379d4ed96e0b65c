;; An account that authorizes through the first of its delegates alone. Its own signature is not looked at.
(module
  (import "a" "9" (func $get_delegated_signers (result i64)))
  (import "a" "a" (func $delegate_account_auth (param i64) (result i64)))
  (import "v" "1" (func $vec_get (param i64 i64) (result i64)))

  (func (export "__check_auth") (param $payload i64) (param $signature i64) (param $contexts i64) (result i64)
    (call $delegate_account_auth (call $vec_get (call $get_delegated_signers) (i64.const 4))))
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
