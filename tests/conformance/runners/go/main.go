// The cases of tests/conformance for go-stellar-sdk: `go run . ../../cases`.
package main

import (
	"bufio"
	"crypto/sha256"
	"encoding"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"

	"github.com/stellar/go-stellar-sdk/keypair"
	"github.com/stellar/go-stellar-sdk/network"
	"github.com/stellar/go-stellar-sdk/strkey"
	"github.com/stellar/go-stellar-sdk/txnbuild"
	"github.com/stellar/go-stellar-sdk/xdr"
)

type input map[string]any

func (i input) text(name string) string { text, _ := i[name].(string); return text }
func (i input) bytes(name string) []byte { data, _ := hex.DecodeString(i.text(name)); return data }

var kinds = map[strkey.VersionByte]string{
	strkey.VersionByteAccountID: "ed25519PublicKey", strkey.VersionByteSeed: "ed25519SecretSeed",
	strkey.VersionByteMuxedAccount: "med25519PublicKey", strkey.VersionByteHashTx: "preAuthTx",
	strkey.VersionByteHashX: "sha256Hash", strkey.VersionByteSignedPayload: "signedPayload",
	strkey.VersionByteContract: "contract", strkey.VersionByteLiquidityPool: "liquidityPool",
	strkey.VersionByteClaimableBalance: "claimableBalance",
}

var types = map[string]func() any{
	"ScVal": func() any { return new(xdr.ScVal) }, "LedgerKey": func() any { return new(xdr.LedgerKey) },
	"HostFunction": func() any { return new(xdr.HostFunction) }, "LedgerEntry": func() any { return new(xdr.LedgerEntry) },
	"ContractEvent": func() any { return new(xdr.ContractEvent) }, "HashIdPreimage": func() any { return new(xdr.HashIdPreimage) },
	"SorobanAuthorizationEntry": func() any { return new(xdr.SorobanAuthorizationEntry) },
	"SorobanTransactionData":    func() any { return new(xdr.SorobanTransactionData) },
}

var families = map[string]func(input) (any, error){
	"strkey": func(i input) (any, error) {
		version, data, err := strkey.DecodeAny(i.text("strkey"))
		return map[string]string{"kind": kinds[version], "data": hex.EncodeToString(data)}, err
	},
	"ed25519": func(i input) (any, error) {
		address, _ := strkey.Encode(strkey.VersionByteAccountID, i.bytes("publicKey"))
		key, err := keypair.ParseAddress(address)
		if err != nil {
			return nil, err
		}
		return nil, key.Verify(i.bytes("message"), i.bytes("signature"))
	},
	"contract-id": func(i input) (any, error) {
		if i["asset"] == nil {
			var origin xdr.ScAddress
			if id, err := strkey.Decode(strkey.VersionByteContract, i.text("deployer")); err == nil {
				origin = xdr.ScAddress{Type: xdr.ScAddressTypeScAddressTypeContract, ContractId: (*xdr.ContractId)(id)}
			} else {
				account, err := xdr.AddressToAccountId(i.text("deployer"))
				if err != nil {
					return nil, err
				}
				origin = xdr.ScAddress{Type: xdr.ScAddressTypeScAddressTypeAccount, AccountId: &account}
			}
			from := &xdr.ContractIdPreimageFromAddress{Address: origin, Salt: xdr.Uint256(i.bytes("salt"))}
			raw, err := xdr.HashIdPreimage{Type: xdr.EnvelopeTypeEnvelopeTypeContractId, ContractId: &xdr.HashIdPreimageContractId{
				NetworkId:          network.ID(i.text("networkPassphrase")),
				ContractIdPreimage: xdr.ContractIdPreimage{Type: xdr.ContractIdPreimageTypeContractIdPreimageFromAddress, FromAddress: from},
			}}.MarshalBinary()
			if err != nil {
				return nil, err
			}
			id := sha256.Sum256(raw)
			return strkey.Encode(strkey.VersionByteContract, id[:])
		}
		assets, err := xdr.BuildAssets(i.text("asset"))
		if err != nil {
			return nil, err
		}
		id, err := assets[0].ContractID(i.text("networkPassphrase"))
		if err != nil {
			return nil, err
		}
		return strkey.Encode(strkey.VersionByteContract, id[:])
	},
	"transaction-hash": func(i input) (any, error) {
		transaction, err := txnbuild.TransactionFromXDR(i.text("envelope"))
		if err != nil {
			return nil, err
		}
		if bump, ok := transaction.FeeBump(); ok {
			return bump.HashHex(i.text("networkPassphrase"))
		}
		simple, _ := transaction.Transaction()
		return simple.HashHex(i.text("networkPassphrase"))
	},
	"xdr": func(i input) (any, error) {
		make, ok := types[i.text("type")]
		if !ok {
			return nil, fmt.Errorf("unsupported")
		}
		value := make()
		if err := xdr.SafeUnmarshalBase64(i.text("xdr"), value); err != nil {
			return nil, err
		}
		raw, err := value.(encoding.BinaryMarshaler).MarshalBinary()
		return base64.StdEncoding.EncodeToString(raw), err
	},
}

func main() {
	for family, answer := range families {
		file, err := os.Open(os.Args[1] + "/" + family + ".jsonl")
		if err != nil {
			panic(err)
		}
		for lines := bufio.NewScanner(file); lines.Scan(); {
			var one struct {
				Id    string
				Input input
			}
			if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
				panic(err)
			}
			row := map[string]any{"id": one.Id}
			if value, err := answer(one.Input); err != nil {
				row["error"] = err.Error()
			} else {
				row["value"] = value
			}
			line, _ := json.Marshal(row)
			fmt.Println(string(line))
		}
	}
}
