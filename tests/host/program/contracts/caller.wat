;; A contract that asks for authorization and calls others, so that a test can build any invocation tree.
(module
  (import "a" "0" (func $require_auth (param i64) (result i64)))
  (import "a" "_" (func $require_auth_for_args (param i64 i64) (result i64)))
  (import "v" "_" (func $vec_new (result i64)))
  (import "v" "1" (func $vec_get (param i64 i64) (result i64)))
  (import "v" "3" (func $vec_len (param i64) (result i64)))
  (import "v" "6" (func $vec_push_back (param i64 i64) (result i64)))
  (import "d" "_" (func $call (param i64 i64 i64) (result i64)))
  (import "l" "_" (func $put_contract_data (param i64 i64 i64) (result i64)))
  (import "l" "3" (func $create_contract (param i64 i64 i64) (result i64)))
  (import "l" "4" (func $create_asset_contract (param i64) (result i64)))
  (import "l" "e" (func $create_contract_with_constructor (param i64 i64 i64 i64) (result i64)))
  (import "x" "1" (func $contract_event (param i64 i64) (result i64)))

  ;; Calls each child in turn: a list of [contract, name of the function, arguments].
  (func $fan (export "fan") (param $children i64) (result i64)
    (local $i i64) (local $child i64)
    (block $done
      (loop $next
        ;; An index is a U32Val: the number in the upper 32 bits, tag 4 below.
        (br_if $done (i64.ge_u (local.get $i) (i64.shr_u (call $vec_len (local.get $children)) (i64.const 32))))
        (local.set $child
          (call $vec_get (local.get $children) (i64.or (i64.shl (local.get $i) (i64.const 32)) (i64.const 4))))
        (drop
          (call $call
            (call $vec_get (local.get $child) (i64.const 0x000000004))
            (call $vec_get (local.get $child) (i64.const 0x100000004))
            (call $vec_get (local.get $child) (i64.const 0x200000004))))
        (local.set $i (i64.add (local.get $i) (i64.const 1)))
        (br $next)))
    (i64.const 2)) ;; void

  ;; Requires the authorization of an address, then calls each child, then emits the event [run, address] with `data`.
  (func (export "run") (param $address i64) (param $children i64) (param $data i64) (result i64)
    (drop (call $require_auth (local.get $address)))
    (drop (call $fan (local.get $children)))
    (drop
      (call $contract_event
        (call $vec_push_back
          (call $vec_push_back (call $vec_new) (i64.const 58635022)) ;; the symbol `run`
          (local.get $address))
        (local.get $data)))
    (i64.const 2))

  ;; Requires the authorization of an address for these arguments, in place of those of the call.
  (func (export "for_args") (param $address i64) (param $args i64) (result i64)
    (call $require_auth_for_args (local.get $address) (local.get $args)))

  ;; Takes any value.
  (func (export "take") (param $value i64) (result i64)
    (i64.const 2))

  ;; Writes a persistent entry.
  (func (export "put") (param $key i64) (param $value i64) (result i64)
    (call $put_contract_data (local.get $key) (local.get $value) (i64.const 1)))

  (func (export "create") (param $deployer i64) (param $hash i64) (param $salt i64) (result i64)
    (call $create_contract (local.get $deployer) (local.get $hash) (local.get $salt)))

  (func (export "create_with") (param $deployer i64) (param $hash i64) (param $salt i64) (param $args i64) (result i64)
    (call $create_contract_with_constructor
      (local.get $deployer) (local.get $hash) (local.get $salt) (local.get $args)))

  (func (export "create_asset") (param $asset i64) (result i64)
    (call $create_asset_contract (local.get $asset)))

  ;; Protocol 28, no pre-release.
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
