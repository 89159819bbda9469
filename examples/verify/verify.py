#!/usr/bin/env python3
"""Verifies a Robodrome record. Python 3.9 or newer, standard library only.

  verify.py RECORD [AUDIT] [--seen RECEIPT]

From RECORD alone: the seed is the one that was committed to, every seat has its
place among the contributions, and the record is the one that was sealed.
With AUDIT (robodrome record RECORD --audit, made by yourself): every move was
legal, and every outcome is the one that seed and contributions give.
With RECEIPT (kept by the page or the terminal): the host kept its word.
It says "proven" only with both.

Exit code: 0 nothing is wrong, 1 something is, 2 the files cannot be used.
It was written from docs/fair-dice.md, not from the program that it checks.
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


HEX = re.compile(r"[0-9a-f]{64}")
NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
STOOD = re.compile(r"([0-9a-f]{64}|-) ([0-9]{1,9}|-) ([0-9a-f]{64}|-)")
UNDONE = re.compile(rf"(0|[1-9][0-9]?) {STOOD.pattern}")
WORD = re.compile(r"(draw|called off) ([0-9]{1,9}|-) ([0-9a-f]{64}|-)")
HEADER = re.compile(r"([a-z]+)(?: (0|[1-9][0-9]*))?: ?(.*)")
SEAT = "(?:0|[1-9][0-9]*)"
TAKEN = re.compile(rf"({SEAT}) from \S+ after ([0-9]{{1,9}})")
ENTRY = re.compile(rf"! {SEAT} (?:leaves|takes back)|(?:\*|{SEAT})(?: .*)?")
RECORD = ("game", "mode", "options", "box", "bots", "taken", "commitment", "seed", "agreed", "result", "seal")
RECEIPT = ("game", "mode", "seats", "options", "box", "commitment", "seat", "contribution", "redrawn", "left", "agreed", "result", "bots", "seal")
DELETED = "deleted"
AGREEMENTS = ("draw", "called off")


def read_lines(path, first):
    """The lines of a file. It may end with a line break or without, and mail may have made CRLF of it."""
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    lines = re.split(r"\r?\n", re.sub(r"\r?\n\Z", "", text))
    if lines[0] != first:
        raise Unusable(f"{path} does not begin with {first!r}")
    return lines


def headers(lines, once, listed):
    """Each header once, each list without a gap, and no other line: one that nobody reads could say anything."""
    found, lists = {}, {name: [] for name in listed}
    for at, line in enumerate(lines, 2):
        match = HEADER.fullmatch(line)
        if match is None:
            raise Unusable(f"line {at}: {line!r} is no header")
        name, number, value = match.groups()
        if number is None and name in once and name not in found:
            found[name] = value
        elif number is not None and name in lists and int(number) == len(lists[name]):
            lists[name].append(value)
        else:
            raise Unusable(f"line {at}: {line!r} is not expected here")
    return {**found, **lists}


def read_record(path):
    lines = read_lines(path, "robodrome record 1")
    if "" not in lines:
        raise Unusable(f"{path} has no empty line after its headers")
    end = lines.index("")
    record = headers(lines[1:end], RECORD, ("player", "contribution"))
    for at, line in enumerate(lines[end + 1 :], end + 2):
        if not ENTRY.fullmatch(line) or line != line.rstrip():
            raise Unusable(f"line {at}: {line!r} is no entry")
    entries = [(at, line) for at, line in enumerate(lines[end + 1 :], end + 2)]
    record["entries"] = entries
    record["outcomes"] = [(at, line[2:]) for at, line in entries if line.startswith("*")]
    record["leaves"] = [(at, int(line.split(" ")[1])) for at, line in entries if re.match("! [0-9]+ leaves", line)]
    record["undone"] = [(i, at, int(line.split(" ")[1])) for i, (at, line) in enumerate(entries) if line.endswith(" takes back") and line.startswith("!")]
    record["choices"] = [(at, int(line.split(" ")[0]), line.partition(" ")[2]) for at, line in entries if line[0] not in "*!"]
    sealed = [line for i, line in enumerate(lines) if i >= end or not re.match(r"(player [0-9]+|seal):", line)]
    sealed = [f"box: {digest_of(line)}" if i < end and line.startswith("box: ") else line for i, line in enumerate(sealed)]
    record["sealed"] = sha256("".join(f"{line}\n" for line in sealed).encode()).hex()
    return record


def digest_of(box):
    """A box is known by its digest: the name in front of it belongs to somebody, and goes with them."""
    return box.split(" ")[-1] if box else None


def read_receipt(path):
    receipt = headers(read_lines(path, "robodrome receipt 1")[1:], RECEIPT, ("promise", "choice", "stood", "undone", "player"))

    def must(name, is_right, expected):
        if name not in receipt or not is_right(receipt[name]):
            raise Unusable(f"{path}: {name}: expected {expected}, got {receipt.get(name)!r}")

    for name in ("game", "mode", "options", "contribution"):
        must(name, lambda found: True, "a value")
    for name in ("seats", "seat", "redrawn"):
        must(name, NUMBER.fullmatch, "a whole number")
        receipt[name] = int(receipt[name])
    must("commitment", HEX.fullmatch, "64 hexadecimal digits")
    if "left" in receipt:
        must("left", ("resigned", "told").__contains__, "resigned or told")
    if "agreed" in receipt:
        must("agreed", WORD.fullmatch, 'draw or called off, then step and point; "-" for each unknown part')
        receipt["agreed"], _, receipt["agreed at"] = WORD.fullmatch(receipt["agreed"]).groups()
    if "result" in receipt:
        must("seal", HEX.fullmatch, "64 hexadecimal digits")
    elif any(receipt.get(name) for name in ("seal", "bots", "player")):
        raise Unusable(f"{path} has the end of a match without a result")
    own = len(receipt["choice"]) + (receipt.get("left") == "resigned")
    must("stood", lambda found: len(found) == own and all(map(STOOD.fullmatch, found)), f"two points and a step for each of {own} lines")
    must("undone", lambda found: all(map(UNDONE.fullmatch, found)), "a seat, two points and a step for each choice taken back")
    return receipt


def promise_of(contribution):
    """What a player shows first. A seat that adds nothing promises nothing."""
    return sha256(b"promise ", contribution.encode()).hex() if contribution else ""


def key_of(seed, contributions):
    return sha256(bytes.fromhex(seed), *(sha256(each.encode()) for each in contributions))


def points_of(record):
    """By point: how many entries it covers. A point is SHA-256("point " + seed + chain), each entry hashed onto the chain before it."""
    seed, chain, found = bytes.fromhex(record["seed"]), bytes(32), {}
    for length, line in enumerate([None] + [line for _, line in record["entries"]]):
        chain = chain if line is None else sha256(chain, line.encode())
        found[sha256(b"point ", seed, chain).hex()] = length
    return found


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
        head, *audited = [json.loads(line) for line in file if line.strip()]
    problems = []
    if head.get("seal") != record["sealed"]:
        problems.append("the audit was made of another record")
    if head.get("result") != record.get("result"):
        problems.append(f"the record claims the result {record.get('result')!a}, but by the rules it is {head.get('result')!a}")
    if len(audited) != len(record["outcomes"]):
        problems.append(f"the audit tells of {len(audited)} outcomes, the record has {len(record['outcomes'])}")
    key = key_of(record["seed"], record["contribution"])
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


def shown(text):
    """Two names that look the same may differ in characters that nobody sees."""
    return text if text.isascii() and text.isprintable() else ascii(text)


def plain(text):
    return " ".join(text.split()).lower()


def check_itself(record):
    """Where the record contradicts itself."""
    problems, seats, contributions = [], len(record["player"]), record["contribution"]
    if not HEX.fullmatch(record["seed"]) or sha256(bytes.fromhex(record["seed"])).hex() != record.get("commitment"):
        problems.append("the seed shown is not the one that the host committed to")
    if len(contributions) != seats:
        problems.append(f"the record has {len(contributions)} contributions to the dice, but {seats} seats could add one")
    given = [each for each in contributions if each]
    if len(set(given)) != len(given):
        problems.append("two seats added the same to the dice")
    if record.get("seal") != record["sealed"]:
        problems.append("the record is not the one that was sealed when the match ended")
    if "taken" in record:
        problems += check_taken(record)
    if record.get("agreed", "draw") not in AGREEMENTS:
        problems.append(f"{record['agreed']!r} is nothing to agree on")
    if record.get("agreed") == "draw":
        problems += check_draw(record)
    if record.get("result", "unfinished") == "unfinished":
        problems.append("the seed is shown, but the record has no result")
    for name, entries in (("plays", [(at, seat) for at, seat, _ in record["choices"]]), ("leaves", record["leaves"]), ("takes back", [(at, seat) for _, at, seat in record["undone"]])):
        problems += [f"line {at}: there is no seat {seat} that {name}" for at, seat in entries if seat >= seats]
    return problems + check_undone(record)


def check_undone(record):
    """A choice is taken back only if no outcome came after it and nobody left. That nothing hidden was shown is for the audit to say."""
    standing, problems = [], []
    for at, line in record["entries"]:
        if not (line.startswith("!") and line.endswith(" takes back")):
            standing.append(line)
            continue
        seat = line.split(" ")[1]
        last = max((i for i, each in enumerate(standing) if each.split(" ")[0] == seat), default=None)
        if last is None or any(each[0] in "*!" for each in standing[last:]):
            problems.append(f"line {at}: seat {seat} cannot take its last choice back here")
        else:
            del standing[last:]
    return problems


def check_consents(record, seen):
    """Until its seat left, everything that was taken back needed this device's consent at this point of the match."""
    leaves = [at for at, who in record["leaves"] if who == seen["seat"]]
    undone = [each for each in record["undone"] if not leaves or each[1] < leaves[0]]
    lengths, problems = points_of(record) if HEX.fullmatch(record["seed"]) else {}, []
    for nth, (i, at, seat) in enumerate(undone):
        by, after, _, before = seen["undone"][nth].split(" ") if nth < len(seen["undone"]) else ("", "-", "-", "-")
        start, end = 0 if after == "-" else lengths.get(after), len(record["entries"]) if before == "-" else lengths.get(before)
        if by != str(seat) or start is None or end is None or not start <= i < end:
            problems.append(f"line {at}: this device did not agree here that seat {seat} takes a choice back")
    missing = [each for each in seen["undone"][len(undone):] if not each.endswith(" -")]
    return problems + [f"seat {each.split(' ')[0]} took a choice back, but the record does not say so" for each in missing]


def check_taken(record):
    """Seats that people took over from AIs: each once, in order, and none that added to the dice."""
    found = [TAKEN.fullmatch(each) for each in record["taken"].split(", ")]
    seats = [int(each.group(1)) for each in found if each]
    is_late = any(int(each.group(2)) > len(record["entries"]) for each in found if each)
    if None in found or is_late or seats != sorted(set(seats)) or seats[-1] >= len(record["player"]):
        return [f"{record['taken']!r} does not say who took over which seat"]
    added = [seat for seat in seats if seat < len(record["contribution"]) and record["contribution"][seat]]
    return [f"seat {seat} added to the dice, so nobody took it over from an AI" for seat in added]


def check_draw(record):
    """AI opponents take no draws: their seats add nothing where others do, unless people took them over."""
    taken = [TAKEN.fullmatch(each) for each in record.get("taken", "").split(", ")]
    gone = {int(each.group(1)) for each in taken if each} | {seat for _, seat in record["leaves"]}
    programs = [seat for seat, text in enumerate(record["contribution"]) if not text and seat not in gone]
    if not any(record["contribution"]):
        return []
    return [f"seat {seat} was played by an AI opponent, and AI opponents accept no draws" for seat in programs]


def check_plan(record, seen):
    """The game that was agreed on: chosen otherwise once the dice are known, it would be a choice between dice."""
    problems = []
    for name, found in (("game", record["game"].split(" ")[0]), ("mode", record["mode"]), ("box", record.get("box"))):
        if (digest_of(seen.get(name)) != digest_of(found)) if name == "box" else seen.get(name) != found:
            problems.append(f"you sat down to play {name} {seen.get(name)}, but the record has {found}")
    if json.loads(seen["options"]) != json.loads(record["options"]):
        problems.append(f"you sat down to play with options {seen['options']}, but the record has {record['options']}")
    if seen["seats"] != len(record["player"]):
        problems.append(f"you sat down at a table for {seen['seats']}, but the record has {len(record['player'])} players")
    return problems


def check_dice(record, seen):
    """Whether seed and contributions are those that were promised before this device showed its own."""
    problems, contributions, seat = [], record["contribution"], seen["seat"]
    if seen["commitment"] != record.get("commitment"):
        problems.append(f"the host committed to {seen['commitment']}, but the record says {record.get('commitment')}")
    if seat >= len(contributions) or contributions[seat] != seen["contribution"]:
        problems.append(f"seat {seat} added {seen['contribution']!r}, but the record says otherwise")
    if not seen["promise"]:
        return problems
    made = [promise for promise in seen["promise"] if promise]
    if len(seen["promise"]) != len(record["player"]) or len(set(made)) != len(made):
        problems.append(f"the list of promises did not have one place for each of the {len(record['player'])} seats, or contained a promise twice")
    if len(seen["promise"]) != len(contributions):
        problems.append(f"the record has {len(contributions)} contributions to the dice, but the list of promises had {len(seen['promise'])} places")
    for each, promise in enumerate(seen["promise"]):
        if promise != promise_of(contributions[each] if each < len(contributions) else ""):
            problems.append(f"the contribution of seat {each} is not the one it had promised")
    return problems


def windows_of(record, seen):
    """For each own line, the lines of the file between which it must stand, by the points that the host showed before and after it."""
    if not HEX.fullmatch(record["seed"]):
        return [], []
    first = record["entries"][0][0] if record["entries"] else 0
    lengths, windows = points_of(record), []
    for nth, stood in enumerate(seen["stood"]):
        after, _, before = stood.split(" ")
        start, end = (0 if after == "-" else lengths.get(after)), (len(record["entries"]) if before == "-" else lengths.get(before))
        if start is None or end is None:
            when = "before" if start is None else "after"
            return [f"the record does not fit what the host showed {when} line {nth} of seat {seen['seat']}"], windows
        windows.append((first + start, first + end))
    return [], windows


def check_choices(record, seen):
    """Each choice of this device must be in the record, in order and in its window. Also the lines of the seat that are not its own."""
    seat, (problems, windows) = seen["seat"], windows_of(record, seen)
    own = [(at, plain(text)) for at, who, text in record["choices"] if who == seat]
    mine, following = [], 0
    for nth, text in enumerate(seen["choice"]):
        start, end = windows[nth] if nth < len(windows) else (0, float("inf"))
        fits = [at for at, found in own if at >= following and found == plain(text)]
        found = [at for at in fits if start <= at < end]
        if not found:
            moved = f"line {fits[0]}: seat {seat} chose {text!r} at another point of the match than the record says" if fits else None
            return problems + [moved or f"seat {seat} chose {text!r}, but the record has no such choice there"], [], windows
        mine.append(found[0])
        following = found[0] + 1
    return problems, [at for at, _ in own if at not in mine], windows


def went_on(record, seen):
    """Whether the match went on after this device had agreed to end it: only choices of one seat, open to take-back, may follow that point."""
    if "agreed" not in record or "agreed" not in seen or any(who == seen["seat"] for _, who in record["leaves"]):
        return False
    length = points_of(record).get(seen["agreed at"])
    if length is None:
        return True
    following = {line.split(" ")[0] for _, line in record["entries"][length:]}
    return len(following) > 1 or bool(following & {"*", "!"})


def check_play(record, seen):
    """What this device did must be in the record, and the end must be the one that it saw. Also the lines that are not its own."""
    seat = seen["seat"]
    problems, others, windows = check_choices(record, seen)
    leaves = [at for at, who in record["leaves"] if who == seat]
    if leaves and seen.get("left") == "resigned" and len(windows) == len(seen["stood"]):
        if not windows[-1][0] <= leaves[0] < windows[-1][1]:
            problems.append(f"line {leaves[0]}: seat {seat} resigned at another point of the match than the record says")
    if leaves and "left" not in seen:
        problems.append(f"line {leaves[0]}: seat {seat} leaves here, but this device did not leave and was not told that it had")
    if not leaves and seen.get("left") == "resigned":
        problems.append(f"seat {seat} resigned, but the record does not say so")
    if seen.get("left") == "told":
        others += leaves
    problems += check_consents(record, seen)
    if "agreed" in record and not leaves and seen.get("agreed") != record["agreed"]:
        problems.append(f"the record says that everybody agreed on {record['agreed']!r}, but this device did not agree, or the offer had ended")
    if "result" in seen:
        if seen["result"] != record.get("result"):
            problems.append(f"the match ended with {seen['result']!r}, but the record says {record.get('result')!r}")
        for each, name in enumerate(record["player"]):
            was = seen["player"][each] if each < len(seen["player"]) else "nobody"
            if name not in (DELETED, " ".join(was.split())):
                problems.append(f"seat {each} was {shown(was)}, but the record says {shown(name)}")
        if seen.get("bots") != record.get("bots"):
            problems.append(f"bots had seats {seen.get('bots')}, but the record says {record.get('bots')}")
        if seen.get("seal") != record.get("seal"):
            problems.append("the record is not the one whose seal the host showed when the match ended")
    return problems, others


def main():
    parser = argparse.ArgumentParser(description="Verifies a Robodrome record.")
    parser.add_argument("record")
    parser.add_argument("audit", nargs="?")
    parser.add_argument("--seen", metavar="RECEIPT")
    options = parser.parse_args()
    record = read_record(options.record)
    seen = read_receipt(options.seen) if options.seen else None
    if "seed" not in record:
        raise Unusable("the seed is not shown yet: there is nothing to verify")
    problems, others = check_itself(record), []
    if seen is not None:
        problems += check_plan(record, seen) + check_dice(record, seen)
        played, others = check_play(record, seen)
        problems += played
    if options.audit and HEX.fullmatch(record["seed"]):
        problems += check_outcomes(record, options.audit)
    for problem in problems:
        print(f"wrong: {problem}")
    if problems:
        return 1
    print("checked: the seed is the one committed to, and the record the one that was sealed")
    missing = []
    if options.audit:
        print(f"checked: {len(record['outcomes'])} outcomes are those that seed and contributions give")
    else:
        missing.append("an audit of its moves and outcomes")
    if seen is None:
        missing.append("a receipt")
    else:
        print("checked: seed, contributions, your choices and the end are those that your receipt has")
        # An empty contribution adds nothing: others could know the dice of the whole match beforehand.
        missing += [] if seen["contribution"] else ["a contribution of your own"]
        promised = seen["seat"] < len(seen["promise"]) and seen["promise"][seen["seat"]]
        missing += [] if promised else ["the promises of all seats, yours among them"]
        missing += ["where each of your choices stood"] if any("-" in each.split(" ")[-3::2] for each in seen["stood"] + seen["undone"]) else []
        missing += [] if "result" in seen else ["the end as you saw it"]
        missing += ["an agreement that came after every line of the match"] if went_on(record, seen) else []
        if seen["redrawn"] > 0:
            print(f"note: the dice began anew {seen['redrawn']} times after you had shown a contribution: a host could wait for better ones")
    for at in others:
        print(f"not by you: line {at} is of your seat, but your receipt does not have it")
    if missing or others:
        print(f"not proven, for want of: {', '.join(missing + ['your own choices'] * bool(others))}")
    else:
        print("proven: the host kept what it promised before you showed your contribution")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Unusable, OSError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        print(f"cannot verify: {error}", file=sys.stderr)
        sys.exit(2)
