// Runs the cases of tests/conformance with go-stellar-sdk: `cat cases/*.jsonl | go run .`.
package main

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"reflect"

	"github.com/stellar/go-stellar-sdk/keypair"
	"github.com/stellar/go-stellar-sdk/strkey"
	"github.com/stellar/go-stellar-sdk/txnbuild"
	"github.com/stellar/go-stellar-sdk/xdr"
)

type input map[string]any

func (i input) text(name string) string  { text, _ := i[name].(string); return text }
func (i input) bytes(name string) []byte { data, _ := hex.DecodeString(i.text(name)); return data }

var types = map[string]any{
	"ScVal": xdr.ScVal{}, "LedgerKey": xdr.LedgerKey{}, "LedgerEntry": xdr.LedgerEntry{},
	"HostFunction": xdr.HostFunction{}, "ContractEvent": xdr.ContractEvent{}, "HashIdPreimage": xdr.HashIdPreimage{},
	"SorobanTransactionData": xdr.SorobanTransactionData{}, "SorobanAuthorizationEntry": xdr.SorobanAuthorizationEntry{},
}
var noSuchFunction = errors.New("there is no such function")

func run(family string, i input) (string, error) {
	switch family {
	case "strkey":
		_, data, err := strkey.DecodeAny(i.text("strkey"))
		return hex.EncodeToString(data), err
	case "ed25519":
		key, err := keypair.ParseAddress(strkey.MustEncode(strkey.VersionByteAccountID, i.bytes("publicKey")))
		if err == nil {
			err = key.Verify(i.bytes("message"), i.bytes("signature"))
		}
		return "valid", err
	case "asset-id":
		assets, err := xdr.BuildAssets(i.text("asset"))
		if err != nil {
			return "", err
		}
		id, err := assets[0].ContractID(i.text("networkPassphrase"))
		return strkey.MustEncode(strkey.VersionByteContract, id[:]), err
	case "transaction-hash":
		transaction, err := txnbuild.TransactionFromXDR(i.text("envelope"))
		if err != nil {
			return "", err
		}
		return transaction.HashHex(i.text("networkPassphrase"))
	case "xdr":
		if types[i.text("type")] == nil {
			return "", noSuchFunction
		}
		value := reflect.New(reflect.TypeOf(types[i.text("type")])).Interface()
		if err := xdr.SafeUnmarshalBase64(i.text("xdr"), value); err != nil {
			return "", err
		}
		return xdr.MarshalBase64(value)
	}
	return "", noSuchFunction
}

func main() {
	cases, lines := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var one map[string]any
		if cases.Decode(&one) != nil {
			return
		}
		id := one["id"].(string)
		if value, err := run(id[:len(id)-5], one["input"].(map[string]any)); err == nil {
			lines.Encode(map[string]string{"id": id, "value": value})
		} else if err != noSuchFunction {
			lines.Encode(map[string]string{"id": id, "error": err.Error()})
		}
	}
}
