import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base";

test("DwsaError keeps what it is given, and nothing that it is not", () => {
  const cause = new Error("why");
  const error = new DwsaError("xdr/length", "Cannot", { cause, path: "a.b", offset: 3 });
  assert.deepEqual({ ...error }, { name: "DwsaError", code: "xdr/length", path: "a.b", offset: 3 });
  assert.equal(error.cause, cause);
  assert.ok(!("cause" in new DwsaError("xdr/length", "Cannot")));
  assert.ok(error instanceof Error && DwsaError.is(error));
});

test("DwsaError.is() recognizes the errors of another copy of the library, and nothing else", () => {
  assert.ok(DwsaError.is(Object.assign(new Error("Cannot"), { name: "DwsaError", code: "xdr/length" })));
  for (
    const other of [null, undefined, "xdr/length", {}, new Error("Cannot"), { name: "DwsaError", code: "xdr/length" }]
  ) {
    assert.ok(!DwsaError.is(other));
  }
});
