;; An account that is signed by a passkey (Web Authentication): a map { authenticator_data, client_data_json, signature }.
;; Its instance storage has the P-256 key, 65 bytes, at the symbol `key`.
(module
  (import "b" "1" (func $bytes_copy_to_linear_memory (param i64 i64 i64 i64) (result i64)))
  (import "b" "3" (func $bytes_new_from_linear_memory (param i64 i64) (result i64)))
  (import "b" "e" (func $bytes_append (param i64 i64) (result i64)))
  (import "b" "f" (func $bytes_slice (param i64 i64 i64) (result i64)))
  (import "b" "j" (func $symbol_new_from_linear_memory (param i64 i64) (result i64)))
  (import "c" "_" (func $compute_hash_sha256 (param i64) (result i64)))
  (import "c" "3" (func $verify_sig_ecdsa_secp256r1 (param i64 i64 i64) (result i64)))
  (import "l" "1" (func $get_contract_data (param i64 i64) (result i64)))
  (import "m" "1" (func $map_get (param i64 i64) (result i64)))
  (import "x" "0" (func $obj_cmp (param i64 i64) (result i64)))
  (memory (export "memory") 1)
  (data (i32.const 0) "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
  (data (i32.const 64) "authenticator_data")
  (data (i32.const 96) "client_data_json")
  ;; What client data begins with, 36 bytes; the challenge follows it.
  (data (i32.const 128) "{\22type\22:\22webauthn.get\22,\22challenge\22:\22")
  ;; The payload is copied to 256; the bytes behind it stay 0.

  ;; Writes the base64url form of the payload, 43 letters, behind the beginning of the client data.
  (func $write_challenge
    (local $i i32) (local $bit i32) (local $at i32)
    (loop $next
      (local.set $bit (i32.mul (local.get $i) (i32.const 6)))
      (local.set $at (i32.add (i32.const 256) (i32.shr_u (local.get $bit) (i32.const 3))))
      (i32.store8
        (i32.add (i32.const 164) (local.get $i))
        (i32.load8_u
          (i32.and
            (i32.shr_u
              (i32.or
                (i32.shl (i32.load8_u (local.get $at)) (i32.const 8))
                (i32.load8_u (i32.add (local.get $at) (i32.const 1))))
              (i32.sub (i32.const 10) (i32.and (local.get $bit) (i32.const 7))))
            (i32.const 63))))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $i) (i32.const 43)))))

  (func (export "__check_auth") (param $payload i64) (param $signature i64) (param $contexts i64) (result i64)
    (local $authenticator_data i64) (local $client_data i64)
    (local.set $authenticator_data
      (call $map_get (local.get $signature)
        (call $symbol_new_from_linear_memory (i64.const 0x4000000004) (i64.const 0x1200000004))))
    (local.set $client_data
      (call $map_get (local.get $signature)
        (call $symbol_new_from_linear_memory (i64.const 0x6000000004) (i64.const 0x1000000004))))
    ;; 32 bytes of the payload from its byte 0 to 256.
    (drop
      (call $bytes_copy_to_linear_memory
        (local.get $payload) (i64.const 0x4) (i64.const 0x10000000004) (i64.const 0x2000000004)))
    (call $write_challenge)
    ;; The first 79 bytes of the client data are those at 128.
    (if
      (i64.ne (i64.const 0)
        (call $obj_cmp
          (call $bytes_new_from_linear_memory (i64.const 0x8000000004) (i64.const 0x4f00000004))
          (call $bytes_slice (local.get $client_data) (i64.const 0x4) (i64.const 0x4f00000004))))
      (then unreachable))
    (call $verify_sig_ecdsa_secp256r1
      (call $get_contract_data (i64.const 51035662) (i64.const 2)) ;; the symbol `key` in the instance's storage
      (call $compute_hash_sha256
        (call $bytes_append (local.get $authenticator_data) (call $compute_hash_sha256 (local.get $client_data))))
      (call $map_get (local.get $signature) (i64.const 4087804903893625358)))) ;; the symbol `signature`
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
