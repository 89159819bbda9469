#!/usr/bin/env python3
"""A program that plays on Robodrome. Python 3.9 or newer, standard library only.

  bot.py                         waits for challenges, accepts them and plays
  bot.py challenge ID GAME MODE  challenges an account, and plays that match
  bot.py join TABLE              sits down at an open table
/api/games lists the games with their modes, /api/bots the ids of bots.
ROBODROME_TOKEN is the token, ROBODROME_URL the site, ROBODROME_KEEP the folder
for records and receipts. Your ideas belong into `choose`.
"""
import hashlib
import http.client
import json
import os
import random
import re
import secrets
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

URL = os.environ.get("ROBODROME_URL", "http://127.0.0.1:4600")
KEEP = os.environ.get("ROBODROME_KEEP", "matches")
HEADERS = {"Authorization": f"Bearer {os.environ.get('ROBODROME_TOKEN', '')}", "Content-Type": "application/json"}
VERIFY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../verify/verify.py")


def choose(snapshot):
    """What to do: any option will be accepted. The view is all that the seat knows."""
    return random.choice(snapshot["options"])["text"]


def ask(method, path, body=None):
    """Sends a request; a rate-limited answer says how long to wait."""
    request = urllib.request.Request(URL + path, json.dumps(body).encode() if body else None, HEADERS, method=method)
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read().decode()
                return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise RuntimeError(f"{method} {path}: {error.code} {error.read().decode()}") from error
            time.sleep(int(error.headers.get("Retry-After", "1")))


def listen(path):
    """The lines of a stream as they come. Empty ones only say that it still stands."""
    with urllib.request.urlopen(urllib.request.Request(URL + path, headers=HEADERS)) as answer:
        yield from (json.loads(line) for line in answer if line.strip())


def promise_of(contribution):
    return hashlib.sha256(f"promise {contribution}".encode()).hexdigest()


def keep(table, receipt):
    """What this bot saw with its own eyes, kept before anything is shown: against it the host is checked."""
    lines = ["robodrome receipt 1"]
    for name, value in receipt.items():
        many = isinstance(value, list)
        lines += [f"{name} {i}: {each or ''}".rstrip() for i, each in enumerate(value)] if many else [f"{name}: {value}"] * (value is not None)
    for ending, text in (("seen", "\n".join(lines) + "\n"), ("json", json.dumps(receipt))):
        with open(f"{KEEP}/{table}.{ending}", "w", encoding="utf-8") as file:
            file.write(text)


def remember(table):
    """What was kept about a match before this bot was started again."""
    with open(f"{KEEP}/{table}.json", encoding="utf-8") as file:
        return json.load(file)


def sit_down(table, how=None, redrawn=0):
    """Sits down with the promise of a contribution to the dice. The fields of a receipt stand in this order."""
    card = ask("GET", f"/api/tables/{table}")
    contribution, settings = secrets.token_hex(16), card["settings"]
    seat = ask("POST", how or f"/api/tables/{table}/seats", {"promise": promise_of(contribution)})["seat"]
    receipt = {"game": card["game"], "mode": settings["mode"], "seats": settings["seats"]}
    receipt["options"] = json.dumps(settings["options"], separators=(",", ":"), ensure_ascii=False)
    receipt.update(box=card.get("box"), commitment=card["commitment"], seat=seat, contribution=contribution)
    receipt.update(promise=[], redrawn=redrawn, choice=[], stood=[], left=None, result=None, player=[], bots=None, seal=None)
    keep(table, receipt)
    return receipt


def play(table, receipt):
    """Plays a match at which it sits, from wherever it stands, to its end. True if the host kept its word."""
    done = 0
    for line in listen(f"/api/tables/{table}/stream?seat={receipt['seat']}"):
        snapshot = line.get("snapshot")
        if snapshot is None or snapshot["seq"] < done:
            continue
        seat, dice = snapshot["seat"], snapshot["dice"]
        if snapshot["phase"] == "over" or not snapshot["canTakeBack"]:
            # The first point of the record that is shown once a choice stands for good: it stands before that.
            known = lambda each: snapshot["point"] if int(each.split(" ")[1]) <= snapshot["seq"] else "-"
            receipt["stood"] = [re.sub("-$", known(each), each) for each in receipt["stood"]]
        if snapshot["phase"] == "over":
            return verify(table, receipt, snapshot)
        if snapshot["phase"] == "open" and dice["promises"][seat] is None:
            receipt = sit_down(table, redrawn=receipt["redrawn"] + bool(receipt["promise"]))  # the dice began anew
        elif snapshot["phase"] == "open" and dice["closed"] and dice["contributions"][seat] is None:
            if dice["commitment"] != receipt["commitment"] or dice["promises"][seat] != promise_of(receipt["contribution"]):
                raise RuntimeError("the host has changed its mind")
            receipt["promise"] = dice["promises"]
            keep(table, receipt)
            ask("POST", f"/api/tables/{table}/contributions", {"seat": seat, "contribution": receipt["contribution"]})
        elif snapshot["options"]:
            text = choose(snapshot)
            done = ask("POST", f"/api/tables/{table}/choices", {"id": f"at-{snapshot['seq']}", "seat": seat, "text": text})["seq"]
            receipt["choice"].append(text)
            receipt["stood"].append(f"{snapshot['point']} {done} -")
            keep(table, receipt)
    raise RuntimeError(f"the stream of {table} has ended")


def verify(table, receipt, over):
    """Keeps the end and the record, and holds them against what this bot saw. Every die is checked by `robodrome verify`."""
    won = over["result"]["ranking"][0] if over["result"] else []
    who = f"{' and '.join(map(str, won)) or 'nobody'} {'share the win' if len(won) > 1 else 'wins'}"
    result = f"{who} ({over['result']['rule']})" if over["result"] else "called off"
    names = [" ".join((seat["holder"] or seat["name"]).split()) for seat in over["seats"]]
    bots = " ".join(str(i) for i, seat in enumerate(over["seats"]) if seat["bot"]) or None
    left = "told" if over["seats"][receipt["seat"]]["left"] else None
    keep(table, {**receipt, "left": left, "result": result, "player": names, "bots": bots, "seal": over["dice"]["seal"]})
    with open(f"{KEEP}/{table}.txt", "w", encoding="utf-8") as file:
        file.write(ask("GET", f"/api/tables/{table}/record"))
    command = [sys.executable, VERIFY, f"{KEEP}/{table}.txt", "--seen", f"{KEEP}/{table}.seen"]
    is_kept = subprocess.run(command, capture_output=True, check=False).returncode == 0
    print(f"{table}: {result}, {'as promised' if is_kept else 'NOT AS PROMISED'}", flush=True)
    return is_kept


def wait():
    """Plays whatever comes: challenges, and matches that were under way. If one goes wrong, the others go on."""
    playing = {}
    for line in listen("/api/events"):
        table, receipt = line.get("table"), None
        if line["type"] == "challenge":
            table = line["challenge"]["table"]
            receipt = sit_down(table, f"/api/challenges/{line['challenge']['id']}/accept")
        elif line["type"] in ("gathering", "gameStart") and table not in playing and os.path.exists(f"{KEEP}/{table}.json"):
            receipt = remember(table)
        if receipt is not None:
            playing[table] = threading.Thread(target=play, args=(table, receipt), daemon=True)
            playing[table].start()


if __name__ == "__main__":
    os.makedirs(KEEP, exist_ok=True)
    threading.excepthook = lambda fault: print(fault.exc_value, file=sys.stderr, flush=True)
    words = sys.argv[1:]
    if len(words) != {"challenge": 4, "join": 2}.get(words[0] if words else "", 0):
        sys.exit(__doc__)
    try:
        if words[:1] == ["challenge"]:
            wanted = {"to": [words[1]], "game": words[2], "settings": {"mode": words[3], "seats": 2, "options": {}}, "clock": None}
            words = ["join", ask("POST", "/api/challenges", wanted)["challenges"][0]["table"]]
        if words[:1] == ["join"]:
            sys.exit(0 if play(words[1], sit_down(words[1])) else 1)
        sys.exit(wait() or "the stream of events has ended")
    except (RuntimeError, OSError, http.client.HTTPException) as error:
        sys.exit(f"{error} {error.read().decode() if hasattr(error, 'read') else ''}".strip())
