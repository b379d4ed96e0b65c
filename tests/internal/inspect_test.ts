import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { showAs, showAsText } from "../../internal/inspect.ts";

test("showAs() reports how a console shows the objects of a prototype, once", () => {
  class Pair {
    readonly left = 1;
  }
  showAs(Pair.prototype, (pair) => `Pair ${pair.left}`);
  showAs(Pair.prototype, () => "something else");
  assert.equal(inspect({ pair: new Pair() }), "{ pair: Pair 1 }");
  assert.deepEqual(Object.keys(new Pair()), ["left"]);
});

test("showAsText() shows the name and the string", () => {
  class Account {
    toString(): string {
      return "G…";
    }
  }
  showAsText(Account.prototype, "Account");
  assert.equal(inspect(new Account()), "Account(G…)");
});

test("showAs() leaves a frozen prototype as it is", () => {
  const prototype = Object.freeze({ toString: () => "frozen" });
  showAs(prototype, () => "thawed");
  showAsText(prototype, "Thawed");
  assert.deepEqual(Reflect.ownKeys(prototype), ["toString"]);
});
