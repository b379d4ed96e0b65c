;; A contract that writes entries of both durabilities.
(module
  (import "l" "_" (func $put_contract_data (param i64 i64 i64) (result i64)))

  (func (export "put_temporary") (param $key i64) (param $value i64) (result i64)
    (call $put_contract_data (local.get $key) (local.get $value) (i64.const 0)))

  (func (export "put_persistent") (param $key i64) (param $value i64) (result i64)
    (call $put_contract_data (local.get $key) (local.get $value) (i64.const 1)))

  ;; Protocol 28, no pre-release.
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
