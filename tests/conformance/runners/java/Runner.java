import com.google.gson.*;
import java.math.BigInteger;
import java.util.*;
import org.apache.commons.codec.binary.Hex;
import org.stellar.sdk.*;
import org.stellar.sdk.scval.Scv;
import org.stellar.sdk.xdr.SCVal;

/** Runs the cases of tests/conformance with java-stellar-sdk: `cat cases/*.jsonl | java -cp 'lib/*' Runner.java`. */
class Runner {
  record Input(JsonObject fields) {
    String text(String name) { return fields.get(name).getAsString(); }
    byte[] bytes(String name) throws Exception { return Hex.decodeHex(text(name)); }
    Network network() { return new Network(text("networkPassphrase")); }
  }

  static byte[] strkey(String key) {
    return switch (key.charAt(0)) {
      case 'G' -> StrKey.decodeEd25519PublicKey(key);
      case 'S' -> StrKey.decodeEd25519SecretSeed(key.toCharArray());
      case 'T' -> StrKey.decodePreAuthTx(key);
      case 'X' -> StrKey.decodeSha256Hash(key);
      case 'C' -> StrKey.decodeContract(key);
      default -> throw new UnsupportedOperationException();
    };
  }

  static SCVal value(String type, String value) throws Exception {
    return switch (type) {
      case "bool" -> Scv.toBoolean(Boolean.parseBoolean(value));
      case "bytes" -> Scv.toBytes(Hex.decodeHex(value));
      case "string" -> Scv.toString(value);
      case "symbol" -> Scv.toSymbol(value);
      case "address" -> Scv.toAddress(value);
      case "u32" -> Scv.toUint32(new BigInteger(value).longValueExact());
      case "i32" -> Scv.toInt32(new BigInteger(value).intValueExact());
      case "i64" -> Scv.toInt64(new BigInteger(value).longValueExact());
      default -> {
        String name = type.replaceFirst("^u", "Uint").replaceFirst("^i", "Int").replace("timep", "TimeP").replace("dur", "Dur");
        yield (SCVal) Scv.class.getMethod("to" + name, BigInteger.class).invoke(null, new BigInteger(value));
      }
    };
  }

  static String xdr(Input i) throws Exception {
    Class<?> type = Class.forName("org.stellar.sdk.xdr." + i.text("type").replaceFirst("^Sc", "SC").replace("HashId", "HashID"));
    Object decoded = type.getMethod("fromXdrBase64", String.class).invoke(null, i.text("xdr"));
    String again = (String) type.getMethod("toXdrBase64").invoke(decoded);
    return again.substring(0, Math.min(again.length(), 9_999)); // it can make gigabytes of a length beyond the end
  }

  static Object run(String family, Input i) throws Exception {
    return switch (family) {
      case "strkey" -> Hex.encodeHexString(strkey(i.text("strkey")));
      case "ed25519" -> KeyPair.fromPublicKey(i.bytes("publicKey")).verify(i.bytes("message"), i.bytes("signature"));
      case "value" -> value(i.text("type"), i.text("value")).toXdrBase64();
      case "asset-id" -> Asset.create(i.text("asset")).getContractId(i.network());
      case "entry" -> {
        if (i.fields.has("forAddress")) throw new UnsupportedOperationException();
        yield Auth.authorizeEntry(i.text("entry"), KeyPair.fromSecretSeed(i.text("seed")), Long.valueOf(i.text("validUntilLedgerSeq")), i.network()).toXdrBase64();
      }
      case "transaction-hash" -> AbstractTransaction.fromEnvelopeXdr(i.text("envelope"), i.network()).hashHex();
      case "xdr" -> xdr(i);
      default -> throw new UnsupportedOperationException();
    };
  }

  public static void main(String[] args) {
    Scanner lines = new Scanner(System.in, "UTF-8");
    while (lines.hasNextLine()) {
      JsonObject one = JsonParser.parseString(lines.nextLine()).getAsJsonObject();
      String id = one.get("id").getAsString();
      Map<String, Object> row = new HashMap<>(Map.of("id", id));
      try { row.put("value", run(id.substring(0, id.length() - 5), new Input(one.getAsJsonObject("input")))); }
      catch (UnsupportedOperationException | ClassNotFoundException error) { continue; } // no such function
      catch (Throwable error) { row.put("error", String.valueOf(error.getCause() == null ? error : error.getCause())); }
      System.out.println(new Gson().toJson(row));
    }
  }
}
