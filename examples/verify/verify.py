#!/usr/bin/env python3
"""Verifies the dice of a Robodrome record. Python 3.9 or newer, standard library only.

  verify.py RECORD [AUDIT] [--seen RECEIPT|COMMITMENT] [--contribution SEAT=TEXT]

From RECORD alone: the seed is the one that was committed to.
With AUDIT (robodrome record RECORD --audit, made by yourself): every outcome is
the one that seed and contributions give.
With RECEIPT (kept by the page or the terminal): the host kept its word. Without
one the record is held against itself only, and the host is not checked.

Exit code: 0 nothing is wrong, 1 something is, 2 the files cannot be used.
It was written from ARCHITECTURE.md, not from the program that it checks.
"""
import argparse
import hashlib
import json
import re
import struct
import sys


class Unusable(Exception):
    """A file that cannot be read as what it should be."""


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def headers(lines):
    found = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            raise Unusable(f"{line!r} is no header")
        found[name] = value[1:] if value.startswith(" ") else value
    return found


def numbered(found, name):
    """The values of `name 0`, `name 1` and so on."""
    values = []
    while f"{name} {len(values)}" in found:
        values.append(found[f"{name} {len(values)}"])
    return values


def read_record(path):
    with open(path, encoding="utf-8", newline=None) as file:
        lines = file.read().split("\n")
    if lines[0].strip() != "robodrome record 1":
        raise Unusable(f"{path} is no record")
    end = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    head = headers(lines[1:end])
    choices = [tuple(line.rstrip().split(" ", 1)) for i, line in enumerate(lines) if i > end and re.match(r"\d+ ", line)]
    outcomes = [(i + 1, line[2:].rstrip()) for i, line in enumerate(lines) if i > end and (line.startswith("* ") or line == "*")]
    return {
        "commitment": head.get("commitment"),
        "seed": head.get("seed"),
        "contributions": numbered(head, "contribution"),
        "outcomes": outcomes,
        "choices": choices,
    }


def read_receipt(text):
    if re.fullmatch(r"[0-9a-f]{64}", text):
        return {"commitment": text}
    with open(text, encoding="utf-8") as file:
        lines = file.read().split("\n")
    if lines[0].strip() != "robodrome receipt 1":
        raise Unusable(f"{text} is neither a receipt nor 64 hexadecimal digits")
    head = headers(line for line in lines[1:] if line.strip())
    receipt = {"commitment": head["commitment"], "seat": int(head["seat"]), "contribution": head["contribution"]}
    receipt["choices"] = numbered(head, "choice")
    promises = numbered(head, "promise")
    if promises:
        receipt["promises"] = promises
    return receipt


def promise_of(contribution):
    """What a player shows first. A seat that adds nothing promises nothing."""
    return sha256(b"promise ", contribution.encode()).hex() if contribution else ""


def key_of(seed, contributions):
    return sha256(bytes.fromhex(seed), *(sha256(each.encode()) for each in contributions))


class Numbers:
    """The numbers of chance number k: 32 bits each, big end first, eight from each hash."""

    def __init__(self, key, k):
        self.key, self.k, self.block, self.words = key, k, 0, []

    def word(self):
        if not self.words:
            self.words = list(struct.unpack(">8I", sha256(self.key, struct.pack(">II", self.k, self.block))))
            self.block += 1
        return self.words.pop(0)

    def below(self, n):
        """Numbers from the last whole multiple of n on are thrown away: they would favour the low ones."""
        limit = 2**32 - 2**32 % n
        while True:
            word = self.word()
            if word < limit:
                return word % n


def take_out(pool, values):
    left = list(pool)
    return [left.pop(value) for value in values]


def pair(pool, values):
    one = values[0]
    other = (one + 1 + values[1]) % len(pool)
    return [pool[min(one, other)], pool[max(one, other)]]


def order(pool, values):
    items = list(pool)
    for i, value in enumerate(values):
        last = len(items) - 1 - i
        items[last], items[value] = items[value], items[last]
    return items


DERIVATIONS = {
    "only": lambda pool, values: pool,
    "one": lambda pool, values: [pool[values[0]]],
    "faces": lambda pool, values: [pool[value] for value in values],
    "sorted faces": lambda pool, values: [pool[value] for value in sorted(values)],
    "several": take_out,
    "pair": pair,
    "order": order,
}


def limits(kind, pool, count):
    """The limits that a derivation reads its numbers below: an audit cannot claim others."""
    size = len(pool)
    if kind in ("faces", "sorted faces"):
        return [size] * count
    return {"only": [], "one": [size], "several": list(range(size, size - count, -1)), "pair": [size, size - 1], "order": list(range(size, 1, -1))}[kind]


def squash(text):
    """Without what only stands between the parts of an outcome."""
    return re.sub(r"[\s,|]", "", text)


def check_outcomes(record, path):
    with open(path, encoding="utf-8") as file:
        audited = [json.loads(line) for line in file if line.strip()]
    problems = []
    if len(audited) != len(record["outcomes"]):
        problems.append(f"the audit tells of {len(audited)} outcomes, the record has {len(record['outcomes'])}")
    key = key_of(record["seed"], record["contributions"])
    for k, (entry, (line, text)) in enumerate(zip(audited, record["outcomes"])):
        kind, pool, below = entry["kind"], entry["from"], entry["below"]
        if kind not in DERIVATIONS or entry["k"] != k or below != limits(kind, pool, len(below)):
            problems.append(f"line {line}: the audit makes no sense here")
            continue
        numbers = Numbers(key, k)
        due = DERIVATIONS[kind](pool, [numbers.below(n) for n in below])
        if squash("".join(due)) != squash(text):
            problems.append(f"line {line}: found {text!r}, but the seed gives {' '.join(due)!r} ({entry['chance']})")
    return problems


def plain(text):
    return " ".join(text.split()).lower()


def check_host(record, seen):
    """Where the record is not what this client saw."""
    problems, contributions = [], record["contributions"]
    if "commitment" in seen and seen["commitment"] != record["commitment"]:
        problems.append(f"the host committed to {seen['commitment']} before, but the record says {record['commitment']}")
    if "contribution" in seen:
        seat = seen["seat"]
        if seat >= len(contributions) or contributions[seat] != seen["contribution"]:
            problems.append(f"seat {seat} added {seen['contribution']!r}, but the record says otherwise")
    for seat, promise in enumerate(seen.get("promises", [])):
        if promise != promise_of(contributions[seat] if seat < len(contributions) else ""):
            problems.append(f"the contribution of seat {seat} is not what it had promised")
    # The record may have more choices of the seat: a program or the clock may have answered for it.
    made = iter(plain(text) for seat, text in record["choices"] if int(seat) == seen.get("seat"))
    for choice in seen.get("choices", []):
        if plain(choice) not in made:
            problems.append(f"seat {seen['seat']} chose {choice!r}, but the record does not have that there")
            break
    return problems


def unseen(record, seen):
    """What could not be held against anything this client saw itself."""
    missing = [name for name in ("commitment", "contribution") if name not in seen]
    if any(each for seat, each in enumerate(record["contributions"]) if seat != seen.get("seat")):
        if "promises" not in seen:
            missing.append("promises of the others")
    return missing


def main():
    parser = argparse.ArgumentParser(description="Verifies the dice of a Robodrome record.")
    parser.add_argument("record")
    parser.add_argument("audit", nargs="?")
    parser.add_argument("--seen", metavar="RECEIPT|COMMITMENT")
    parser.add_argument("--contribution", metavar="SEAT=TEXT")
    options = parser.parse_args()
    record = read_record(options.record)
    seen = read_receipt(options.seen) if options.seen else {}
    if options.contribution:
        seat, _, text = options.contribution.partition("=")
        seen.update(seat=int(seat), contribution=text)
    if record["seed"] is None:
        raise Unusable("the seed is not shown yet: there is nothing to verify")
    problems = check_host(record, seen)
    if sha256(bytes.fromhex(record["seed"])).hex() != record["commitment"]:
        problems.append("the seed shown is not the one that was committed to")
    if options.audit:
        problems += check_outcomes(record, options.audit)
    for problem in problems:
        print(f"wrong: {problem}")
    if problems:
        return 1
    print("checked: the seed is the one committed to")
    if options.audit:
        print(f"checked: {len(record['outcomes'])} outcomes are those that seed and contributions give")
    else:
        print("not checked: the outcomes, for want of an audit")
    missing = unseen(record, seen)
    if missing:
        print(f"consistent with itself; the host was not checked, for want of: {', '.join(missing)}")
    else:
        print("proven: the host kept what it promised before you showed your contribution")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Unusable, OSError, ValueError, KeyError) as error:
        print(f"cannot verify: {error}", file=sys.stderr)
        sys.exit(2)
