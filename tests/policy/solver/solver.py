"""Decides with the SMT solver Z3 what one signing policy accepts and another rejects.

Reads a JSON object {"a", "b"} with two policies from each line, and writes one with "more" and "less": `null` where the
solver proves that there is nothing, "unknown", or what it found. It shares no code with the library, and it tries every
assignment of calls to rules: Hall's theorem, which the library uses, is not used here.

The lists have as many calls and operations as the first policy can accept at all, so that the bound loses nothing;
"large" says that these are more than MOST. Operations have only the fields of FIELDS. If a policy has limits of assets, the
operations are well-formed.
"""

import itertools
import json
import sys
import z3

MOST = 6
SECONDS = 30
INTS = {"u32": (0, 32), "i32": (1, 32), "u64": (0, 64), "i64": (1, 64), "u128": (0, 128), "i128": (1, 128)}
ADDRESS, MUXED, OTHER = 0, 1, 2
KINDS = {name: 3 + i for i, name in enumerate(INTS)}
CREDENTIALS = ["address", "addressV2", "delegates", "sourceAccount"]
SHAPES = {"transfer": "ari", "transfer_from": "aaai", "approve": "aaiu", "burn": "ai", "burn_from": "aai"}
# Text, an integer, or text that may be absent.
FIELDS = {
    "payment": {"destination": "text", "asset": "text", "amount": "i64"},
    "create_account": {"destination": "text", "starting_balance": "i64"},
    "bump_sequence": {"bump_to": "i64"},
    "account_merge": {"value": "text"},
    "set_options": {"home_domain": "optional", "signer": "optional"},
    "restore_footprint": {},
    "extend_footprint_ttl": {"extend_to": "u32"},
    "invoke_host_function": {},
}
ABSENT, STRANGER = "absent", "stranger"


class Names:
    """Texts as numbers; the number after the last stands for every other text."""

    def __init__(self, *texts):
        self.ids = {text: i for i, text in enumerate(texts)}

    def id(self, text):
        return self.ids.setdefault(text, len(self.ids))

    def text(self, number):
        return next((text for text, i in self.ids.items() if i == number), None)


class Pair:
    def __init__(self, a, b):
        self.names = {kind: Names() for kind in (ADDRESS, MUXED, OTHER, "first", "second", "network")}
        self.names["memo"], self.names["text"] = Names("none"), Names(ABSENT)
        self.domain, self.count = [], itertools.count()
        self.policies = [self.policy(a), self.policy(b)]
        both = [p for p in self.policies]
        self.args = max([len(r["args"] or []) for p in both for r in self.all_rules(p["calls"])] + [4]) + 1

    # Reading policies ------------------------------------------------------------------------------------------------

    def all_rules(self, rules):
        return [x for r in rules for x in [r, *self.all_rules(r["calls"])]]

    def policy(self, p):
        limits = p.get("limits")
        is_asset = lambda token: token == "native" or ":" in token
        tokens = None if limits is None else {self.names["first"].id(x["token"]): int(x["amount"]) for x in limits if not is_asset(x["token"])}
        assets = None if limits is None else {self.text(x["token"]): int(x["amount"]) for x in limits if is_asset(x["token"])}
        t = p.get("transactions")
        return {
            "network": self.names["network"].id(p["network"]),
            "addresses": [self.names[ADDRESS].id(x) for x in p["addresses"]],
            "accounts": [self.names[ADDRESS].id(x) for x in p["addresses"] if x[0] == "G"],
            "credentials": p.get("credentials", CREDENTIALS[:3]), "default": "credentials" not in p,
            "until": p.get("untilLedger", -1), "entries": p.get("entries"),
            "calls": [self.rule(r) for r in p.get("calls", [])],
            "limits": tokens, "assets": assets,
            "recipients": None if "recipients" not in p else [self.address(x) for x in p["recipients"]],
            "transactions": None if t is None else {
                "maxFee": int(t["maxFee"]), "until": int(t["until"]),
                "memo": None if t.get("memo") == "any" else self.names["memo"].id(t.get("memo", "none") if isinstance(t.get("memo", "none"), str) else json.dumps(t["memo"])),
                "anySequence": t.get("anySequence", False), "feeBump": t.get("feeBump", False), "anyInner": t.get("anyInner", False),
                "operations": [self.operation(r) for r in t["operations"]],
            },
        }

    def address(self, text):
        kind = ADDRESS if text[0] in "GC" else MUXED
        return kind, self.names[kind].id(text)

    def rule(self, r):
        args = r["args"]
        listed = lambda x: x if isinstance(x, list) else [x]
        return {
            "first": [self.names["first"].id(x) for x in listed(r["contract"])],
            "second": [self.names["second"].id(x) for x in listed(r["function"])],
            "args": None if args == "any" else [self.argument(x) for x in args],
            "times": r.get("times", 1), "calls": [self.rule(x) for x in r.get("calls", [])],
        }

    def value(self, json_value):
        if isinstance(json_value, dict):
            [(name, value)] = json_value.items()
            if name == "address":
                return self.address(value)
            if name in KINDS:
                return KINDS[name], int(value)
        return OTHER, self.names[OTHER].id(json.dumps(json_value))

    def argument(self, rule):
        if rule == "any":
            return lambda kind, value, me: z3.BoolVal(True)
        if rule == "self":
            return lambda kind, value, me: z3.And(kind == ADDRESS, value == me)
        if "type" in rule:
            low, high = integers(rule["type"])
            low, high = int(rule.get("min", low)), int(rule.get("max", high))
            return lambda kind, value, me: z3.And(kind == KINDS[rule["type"]], low <= value, value <= high)
        listed = [self.value(x) for x in (rule["oneOf"] if "oneOf" in rule else [rule["is"]])]
        return lambda kind, value, me: z3.Or([z3.And(kind == k, value == v) for k, v in listed])

    def text(self, json_value):
        return self.names["text"].id(json_value if isinstance(json_value, str) else json.dumps(json_value))

    def operation(self, r):
        source = r.get("source")
        fields = {}
        for name, form in FIELDS[r["type"]].items():
            fields[name] = self.field(r["fields"].get(name), form)
        return {"type": r["type"], "source": None if source is None else [self.names[ADDRESS].id(x) for x in (source if isinstance(source, list) else [source])],
                "fields": fields, "times": r.get("times", 1)}

    def field(self, rule, form):
        number = form[0] in "iu"
        absent = self.names["text"].id(ABSENT)
        if rule is None:
            return lambda value, me: z3.BoolVal(False) if number else value == absent
        if rule == "any":
            return lambda value, me: z3.BoolVal(True)
        if rule == "self":
            return lambda value, me: z3.BoolVal(False) if number else value == me
        if "min" in rule or "max" in rule or rule == {}:
            low, high = integers(form)
            low, high = int(rule.get("min", low)), int(rule.get("max", high))
            return lambda value, me: z3.And(low <= value, value <= high)
        key = next(iter(rule))
        listed = rule[key] if isinstance(rule[key], list) else [rule[key]]
        numbers = [int(x) if number else self.text(x) for x in listed]
        return lambda value, me: z3.Or([value == x for x in numbers])

    # What is accepted ------------------------------------------------------------------------------------------------

    def new(self, low=None, high=None):
        one = z3.Int(f"x{next(self.count)}")
        self.domain += [] if low is None else [low <= one, one <= high]
        return one

    def named(self, kind):
        return self.new(0, len(self.names[kind].ids))

    def call(self, rules, least=0):
        """A call that rules of the first policy could accept, with as many below it as these rules can accept."""
        args = []
        for _ in range(self.args):
            kind, value = self.new(0, 2 + len(INTS)), self.new()
            for one in (ADDRESS, MUXED, OTHER):
                self.domain.append(z3.Implies(kind == one, z3.And(0 <= value, value <= len(self.names[one].ids))))
            for name, number in KINDS.items():
                low, high = integers(name)
                self.domain.append(z3.Implies(kind == number, z3.And(low <= value, value <= high)))
            args.append((kind, value))
        below = max([sum(x["times"] for x in r["calls"]) for r in rules] + [least])
        if below > MOST:
            raise OverflowError
        return {"first": self.named("first"), "second": self.named("second"), "count": self.new(0, self.args), "args": args,
                **self.calls(below, [x for r in rules for x in r["calls"]])}

    def calls(self, count, rules):
        present = [z3.Bool(f"p{next(self.count)}") for _ in range(count)]
        self.domain += [z3.Implies(later, earlier) for earlier, later in zip(present, present[1:])]
        return {"present": present, "below": [self.call(rules) for _ in range(count)]}

    def assigned(self, present, rules, fits):
        """Whether some assignment gives each item that is present a rule, and no rule more than its times."""
        known = {}

        def rest(i, room):
            if i == len(present):
                return z3.BoolVal(True)
            if (i, room) not in known:
                ways = [z3.And(fits(i, j), rest(i + 1, room[:j] + (room[j] - 1,) + room[j + 1:])) for j in range(len(rules)) if room[j] > 0]
                known[i, room] = z3.Or(z3.Not(present[i]), *ways)
            return known[i, room]

        return rest(0, tuple(min(r["times"], len(present)) for r in rules))

    def fits_call(self, call, rule, me, flat=False):
        one_of = lambda value, ids: z3.Or([value == x for x in ids])
        head = [one_of(call["first"], rule["first"]), one_of(call["second"], rule["second"])]
        if rule["args"] is not None:
            head += [call["count"] == len(rule["args"])]
            head += [takes(*call["args"][i], me) for i, takes in enumerate(rule["args"])]
        return z3.And(*head, z3.BoolVal(True) if flat else self.fits_calls(call, rule["calls"], me))

    def fits_calls(self, call, rules, me):
        return self.assigned(call["present"], rules, lambda i, j: self.fits_call(call["below"][i], rules[j], me))

    def conditions(self, policy, calls, own=()):
        """Limits and recipients, of calls with whether they are there; limits alone of a transaction's own calls."""
        found, spends = [], []
        for is_own, present, call in [(False, *x) for x in self.each(calls)] + [(True, *x) for x in own]:
            for name, shape in SHAPES.items():
                if name not in self.names["second"].ids:
                    continue
                here = z3.And(present, call["second"] == self.names["second"].ids[name])
                kinds = {"a": [ADDRESS], "r": [ADDRESS, MUXED], "i": [KINDS["i128"]], "u": [KINDS["u32"]]}
                formed = z3.And(call["count"] == len(shape), *[z3.Or([call["args"][i][0] == k for k in kinds[x]]) for i, x in enumerate(shape)])
                if policy["limits"] is not None:
                    amount = call["args"][shape.index("i")][1]
                    limited = z3.Or([call["first"] == x for x in policy["limits"]])
                    found.append(z3.Implies(here, z3.And(formed, amount >= 0, limited)))
                    spends.append((here, call["first"], amount))
                if not is_own and policy["recipients"] is not None and name in ("transfer", "transfer_from"):
                    kind, value = call["args"][shape.index("i") - 1]
                    found.append(z3.Implies(here, z3.And(formed, z3.Or([z3.And(kind == k, value == v) for k, v in policy["recipients"]]))))
        for token, limit in (policy["limits"] or {}).items():
            found.append(z3.Sum([z3.If(z3.And(here, first == token), amount, 0) for here, first, amount in spends] + [z3.IntVal(0)]) <= limit)
        return z3.And(found)

    def each(self, calls):
        for present, call in calls:
            yield present, call
            yield from self.each((z3.And(present, p), c) for p, c in zip(call["present"], call["below"]))

    def requests(self, policy):
        """As many requests as the policy can accept at all."""
        count = min(sum(r["times"] for r in policy["calls"]), policy["entries"] or MOST + 1)
        if count > MOST:
            raise OverflowError
        roots = self.calls(count, policy["calls"])
        return {**roots, "requests": [
            {"network": self.network, "credentials": self.new(0, 3), "expiry": self.new(0, 2**32 - 1), "address": self.named(ADDRESS)} for _ in range(count)]}

    def accepts_requests(self, policy, list_):
        present, roots, forms = list_["present"], list_["below"], list_["requests"]
        found = [self.conditions(policy, zip(present, roots))]
        for here, form in zip(present, forms):
            kinds = [form["credentials"] == CREDENTIALS.index(x) for x in policy["credentials"]]
            demands = [z3.Or(kinds), z3.Or([form["address"] == x for x in policy["addresses"]]),
                       z3.Or(form["credentials"] == 3, form["expiry"] <= policy["until"]), form["network"] == policy["network"]]
            found.append(z3.Implies(here, z3.And(demands)))
        if policy["entries"] is not None:
            found.append(z3.Sum([z3.If(x, 1, 0) for x in present] + [z3.IntVal(0)]) <= policy["entries"])
        rules = policy["calls"]
        found.append(self.assigned(present, rules, lambda i, j: self.fits_call(roots[i], rules[j], forms[i]["address"])))
        return z3.And(found)

    def transaction(self, policy):
        t = policy["transactions"]
        count = sum(r["times"] for r in t["operations"]) + sum(r["times"] for r in policy["calls"])
        if count > MOST:
            raise OverflowError
        ops = []
        for _ in range(count):
            op = {"type": self.new(0, len(FIELDS) - 1), "source": self.named(ADDRESS), "entry": z3.Bool(f"e{next(self.count)}"),
                  "call": self.call(policy["calls"], 1 if t["anyInner"] else 0), "fields": {}}  # a foreign entry is not judged: one call too many
            for type_, fields in FIELDS.items():
                for name, form in fields.items():
                    value = op["fields"][type_, name] = self.new(*integers(form)) if form[0] in "iu" else self.named("text")
                    if form == "text":
                        self.domain.append(value != self.names["text"].ids[ABSENT])
            ops.append(op)
        present = [z3.Bool(f"o{i}") for i in range(count)]
        self.domain += [z3.Implies(later, earlier) for earlier, later in zip(present, present[1:])] + [z3.Or(present)]
        tx = {"source": self.named(ADDRESS), "feeSource": self.named(ADDRESS), "bump": z3.Bool("bump"), "fee": self.new(0, 2**63 - 1), "network": self.network,
              "time": self.new(0, 2**64 - 1), "memo": self.named("memo"), "sequence": z3.Bool("sequence"), "present": present, "ops": ops}
        self.domain.append(z3.Or(tx["bump"], tx["fee"] < 2**32))
        return tx

    def me(self, account):
        """The text of an account as a field."""
        texts = [(self.names[ADDRESS].ids[x], self.text(x)) for x in list(self.names[ADDRESS].ids) if x[0] == "G"]
        found = z3.IntVal(self.text(STRANGER))
        for number, text in texts:
            found = z3.If(account == number, text, found)
        return found

    def well_formed(self, tx):
        number = list(FIELDS).index
        for present, op in zip(tx["present"], tx["ops"]):
            me = self.me(op["source"])
            rows = [("payment", op["fields"]["payment", "amount"] > 0), ("bump_sequence", op["fields"]["bump_sequence", "bump_to"] >= 0),
                    ("create_account", z3.And(op["fields"]["create_account", "starting_balance"] >= 0, op["fields"]["create_account", "destination"] != me)),
                    ("account_merge", op["fields"]["account_merge", "value"] != me)]
            for type_, rule in rows:
                yield z3.Implies(z3.And(present, op["type"] == number(type_)), rule)

    def accepts_transaction(self, policy, tx):
        t = policy["transactions"]
        if t is None:
            return z3.BoolVal(False)
        number, accounts = list(FIELDS).index, policy["addresses"]
        known = lambda account: z3.Or([account == x for x in accounts])
        present, ops = tx["present"], tx["ops"]
        foreign = z3.And(tx["bump"], z3.BoolVal(t["anyInner"]))
        found = [tx["fee"] <= t["maxFee"], z3.Implies(tx["bump"], z3.And(z3.BoolVal(t["feeBump"]), known(tx["feeSource"]))),
                 z3.Or(foreign, z3.And(known(tx["source"]), *[z3.Implies(p, known(op["source"])) for p, op in zip(present, ops)]))]
        found += [tx["network"] == policy["network"], tx["time"] > 0, tx["time"] <= t["until"]]
        if t["memo"] is not None:
            found.append(tx["memo"] == t["memo"])
        if not t["anySequence"]:
            found.append(z3.Not(tx["sequence"]))
        invokes = [z3.And(p, op["type"] == number("invoke_host_function")) for p, op in zip(present, ops)]
        others = [z3.And(p, op["type"] != number("invoke_host_function")) for p, op in zip(present, ops)]

        def fits(i, j):
            rule, op = t["operations"][j], ops[i]
            source = z3.BoolVal(True) if rule["source"] is None else z3.Or([op["source"] == x for x in rule["source"]])
            me = self.me(op["source"])
            return z3.And(op["type"] == number(rule["type"]), source, *[takes(op["fields"][rule["type"], name], me) for name, takes in rule["fields"].items()])
        found.append(self.sparse(others, t["operations"], fits))
        rules = policy["calls"]
        found.append(self.sparse(invokes, rules, lambda i, j: self.fits_call(ops[i]["call"], rules[j], ops[i]["source"], True)))
        # Entries of the source account for the operation's own call; those of others with anyInner are not judged.
        entries = [z3.And(invoke, op["entry"], z3.Or(z3.Not(foreign), known(op["source"]))) for invoke, op in zip(invokes, ops)]
        found += [z3.Implies(e, z3.And(z3.BoolVal(policy["default"] or "sourceAccount" in policy["credentials"]), known(op["source"]))) for e, op in zip(entries, ops)]
        found.append(self.sparse(entries, rules, lambda i, j: self.fits_call(ops[i]["call"], rules[j], ops[i]["source"])))
        # An own call counts once, in its entry if there is one.
        own = [(z3.And(invoke, z3.Not(e)), op["call"]) for invoke, e, op in zip(invokes, entries, ops)]
        found.append(self.conditions(policy, [(e, op["call"]) for e, op in zip(entries, ops)], own))
        if policy["entries"] is not None:
            found.append(z3.Sum([z3.If(e, 1, 0) for e in entries]) <= policy["entries"])
        if policy["assets"] is not None:
            pays = lambda p, op, type_: z3.And(p, op["type"] == number(type_))
            flows = [(pays(p, op, "payment"), op["fields"]["payment", "asset"], op["fields"]["payment", "amount"]) for p, op in zip(present, ops)]
            flows += [(pays(p, op, "create_account"), z3.IntVal(self.text("native")), op["fields"]["create_account", "starting_balance"]) for p, op in zip(present, ops)]
            found += [z3.Not(pays(p, op, "account_merge")) for p, op in zip(present, ops)]
            found += [z3.Implies(z3.And(here, amount > 0), z3.Or([asset == x for x in policy["assets"]])) for here, asset, amount in flows]
            for limited, most in policy["assets"].items():
                found.append(z3.Sum([z3.If(z3.And(here, asset == limited), amount, 0) for here, asset, amount in flows]) <= most)
        return z3.And(found)

    def sparse(self, present, rules, fits):
        """As assigned(), of items any of which may be missing."""
        known = {}

        def rest(i, room):
            if i == len(present):
                return z3.BoolVal(True)
            if (i, room) not in known:
                ways = [z3.And(fits(i, j), rest(i + 1, room[:j] + (room[j] - 1,) + room[j + 1:])) for j in range(len(rules)) if room[j] > 0]
                known[i, room] = z3.If(present[i], z3.Or(ways), rest(i + 1, room))
            return known[i, room]

        return rest(0, tuple(min(r["times"], len(present)) for r in rules))

    # Questions -------------------------------------------------------------------------------------------------------

    def ask(self, a, b):
        """What the one accepts and the other rejects: requests, or a transaction."""
        for text in ("native", STRANGER):
            self.text(text)
        for policy in self.policies:
            for number in policy["addresses"]:
                self.text(self.names[ADDRESS].text(number))
        self.domain, self.network = [], self.named("network")
        list_ = self.requests(a)
        found = self.solve([self.accepts_requests(a, list_), z3.Not(self.accepts_requests(b, list_))])
        if found == "unknown":
            return found
        if found is not None:
            return {"requests": self.show_requests(found, list_)}
        if a["transactions"] is None:
            return None
        self.domain, self.network = [], self.named("network")
        tx = self.transaction(a)
        limited = a["assets"] is not None or b["assets"] is not None
        found = self.solve([self.accepts_transaction(a, tx), z3.Not(self.accepts_transaction(b, tx)), *(self.well_formed(tx) if limited else [])])
        return found if found in (None, "unknown") else {"transaction": self.show_transaction(found, tx)}

    def solve(self, conditions):
        solver = z3.Solver()
        solver.set("timeout", SECONDS * 1000)
        solver.add(self.domain)
        solver.add(conditions)
        answer = solver.check()
        return solver.model() if answer == z3.sat else None if answer == z3.unsat else "unknown"

    def show_call(self, model, call):
        number = lambda x: model.eval(x, True).as_long()
        args = []
        for kind, value in call["args"][:number(call["count"])]:
            kind, value = number(kind), number(value)
            name = next((n for n, k in KINDS.items() if k == kind), None)
            if name is not None:
                args.append({name: value if name[1:] == "32" else str(value)})
            elif kind == OTHER:
                text = self.names[OTHER].text(value)
                args.append({"symbol": "unnamed"} if text is None else json.loads(text))
            else:
                args.append({"address": self.names[kind].text(value) or ("muxed" if kind == MUXED else None)})
        below = [self.show_call(model, x) for p, x in zip(call["present"], call["below"]) if z3.is_true(model.eval(p, True))]
        return {"contract": self.names["first"].text(number(call["first"])), "function": self.names["second"].text(number(call["second"])), "args": args, "calls": below}

    def show_requests(self, model, list_):
        number = lambda x: model.eval(x, True).as_long()
        return [{"network": self.names["network"].text(number(form["network"])), "credentials": CREDENTIALS[number(form["credentials"])],
                 "address": self.names[ADDRESS].text(number(form["address"])), "expiry": number(form["expiry"]), "call": self.show_call(model, call)}
                for p, form, call in zip(list_["present"], list_["requests"], list_["below"]) if z3.is_true(model.eval(p, True))]

    def show_transaction(self, model, tx):
        number, true = (lambda x: model.eval(x, True).as_long()), (lambda x: z3.is_true(model.eval(x, True)))
        account = lambda x: self.names[ADDRESS].text(number(x))
        ops = []
        for p, op in zip(tx["present"], tx["ops"]):
            if not true(p):
                continue
            type_ = list(FIELDS)[number(op["type"])]
            fields = {}
            for name, form in FIELDS[type_].items():
                value = number(op["fields"][type_, name])
                fields[name] = str(value) if form[0] in "iu" else {"text": self.names["text"].text(value)}
            ops.append({"type": type_, "source": account(op["source"]), "fields": fields,
                        **({"call": self.show_call(model, op["call"]), "entry": true(op["entry"])} if type_ == "invoke_host_function" else {})})
        return {"source": account(tx["source"]), "feeSource": account(tx["feeSource"]) if true(tx["bump"]) else None, "bump": true(tx["bump"]), "fee": str(number(tx["fee"])),
                "maxTime": str(number(tx["time"])), "memo": self.names["memo"].text(number(tx["memo"])), "sequence": true(tx["sequence"]),
                "network": self.names["network"].text(number(tx["network"])), "operations": ops}


def integers(type_):
    signed, bits = INTS[type_]
    return (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)


for line in sys.stdin:
    question = json.loads(line)
    try:
        pair = Pair(question["a"], question["b"])
        answer = {"more": pair.ask(*pair.policies), "less": pair.ask(*reversed(pair.policies))}
    except OverflowError:
        answer = "large"
    print(json.dumps(answer), flush=True)
