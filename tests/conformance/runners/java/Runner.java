import com.google.gson.*;
import java.io.*;
import java.math.BigInteger;
import java.nio.file.*;
import java.util.*;
import org.apache.commons.codec.binary.Hex;
import org.stellar.sdk.*;
import org.stellar.sdk.scval.Scv;

/** The cases of tests/conformance for java-stellar-sdk: `java -cp 'lib/*' Runner.java ../../cases`. */
class Runner {
  interface Answer { Object of(JsonObject input) throws Exception; }

  static String text(JsonObject input, String name) { return input.get(name).getAsString(); }

  static byte[] bytes(JsonObject input, String name) throws Exception { return Hex.decodeHex(text(input, name)); }

  static Network network(JsonObject input) { return new Network(text(input, "networkPassphrase")); }

  static Object strkey(JsonObject input) throws Exception {
    String key = text(input, "strkey");
    switch (key.charAt(0)) {
      case 'G': return key("ed25519PublicKey", StrKey.decodeEd25519PublicKey(key));
      case 'S': return key("ed25519SecretSeed", StrKey.decodeEd25519SecretSeed(key.toCharArray()));
      case 'T': return key("preAuthTx", StrKey.decodePreAuthTx(key));
      case 'X': return key("sha256Hash", StrKey.decodeSha256Hash(key));
      case 'C': return key("contract", StrKey.decodeContract(key));
      default: throw new UnsupportedOperationException("no such function");
    }
  }

  static Object key(String kind, byte[] data) { return Map.of("kind", kind, "data", Hex.encodeHexString(data)); }

  static Object ed25519(JsonObject input) throws Exception {
    KeyPair key = KeyPair.fromPublicKey(bytes(input, "publicKey"));
    if (!key.verify(bytes(input, "message"), bytes(input, "signature"))) throw new Exception("not valid");
    return true;
  }

  static Object value(JsonObject input) throws Exception {
    String type = text(input, "type"), value = text(input, "value");
    BigInteger number = type.matches("[ui]\\d+|timepoint|duration") ? new BigInteger(value) : null;
    switch (type) {
      case "bool": return Scv.toBoolean(Boolean.parseBoolean(value)).toXdrBase64();
      case "bytes": return Scv.toBytes(Hex.decodeHex(value)).toXdrBase64();
      case "string": return Scv.toString(value).toXdrBase64();
      case "symbol": return Scv.toSymbol(value).toXdrBase64();
      case "address": return Scv.toAddress(value).toXdrBase64();
      case "u32": return Scv.toUint32(number.longValueExact()).toXdrBase64();
      case "i32": return Scv.toInt32(number.intValueExact()).toXdrBase64();
      case "i64": return Scv.toInt64(number.longValueExact()).toXdrBase64();
      case "u64": return Scv.toUint64(number).toXdrBase64();
      case "u128": return Scv.toUint128(number).toXdrBase64();
      case "i128": return Scv.toInt128(number).toXdrBase64();
      case "u256": return Scv.toUint256(number).toXdrBase64();
      case "i256": return Scv.toInt256(number).toXdrBase64();
      case "timepoint": return Scv.toTimePoint(number).toXdrBase64();
      default: return Scv.toDuration(number).toXdrBase64();
    }
  }

  static Object xdr(JsonObject input) throws Exception {
    Class<?> type = Class.forName("org.stellar.sdk.xdr." + text(input, "type").replace("ScVal", "SCVal").replace("HashId", "HashID"));
    Object decoded = type.getMethod("fromXdrBase64", String.class).invoke(null, text(input, "xdr"));
    String again = (String) type.getMethod("toXdrBase64").invoke(decoded);
    return again.substring(0, Math.min(again.length(), 10_000)); // it pads what is cut off to the length that is named
  }

  public static void main(String[] args) throws Exception {
    Map<String, Answer> families = Map.of("strkey", Runner::strkey, "ed25519", Runner::ed25519, "value", Runner::value, "xdr", Runner::xdr,
      "entry", i -> org.stellar.sdk.Auth.authorizeEntry(text(i, "entry"), KeyPair.fromSecretSeed(text(i, "seed")), i.get("validUntilLedgerSeq").getAsLong(), network(i)).toXdrBase64(),
      "transaction-hash", i -> AbstractTransaction.fromEnvelopeXdr(text(i, "envelope"), network(i)).hashHex());
    for (String family : families.keySet()) {
      for (String line : Files.readAllLines(Path.of(args[0], family + ".jsonl"))) {
        JsonObject one = JsonParser.parseString(line).getAsJsonObject();
        Map<String, Object> row = new HashMap<>(Map.of("id", one.get("id").getAsString()));
        try { row.put("value", families.get(family).of(one.getAsJsonObject("input"))); }
        catch (UnsupportedOperationException error) { row.put("unsupported", error.getMessage()); }
        catch (Throwable error) { row.put("error", String.valueOf(error.getCause() == null ? error : error.getCause())); }
        System.out.println(new Gson().toJson(row));
      }
    }
  }
}
