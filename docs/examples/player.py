#!/usr/bin/env python3
"""A player written from docs/protocol.md alone, with nothing but Python's standard library: it sits down as a bot and does anything
that it may, at random, until a match is over. Facts arrive as server-sent events, actions are posted.

    python3 docs/examples/player.py http://localhost:7007/t/ABCD Robin "Your name"      (or with the host's link for a program)
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from urllib.parse import parse_qs, urlsplit

link = urlsplit(sys.argv[1])
name, by = (sys.argv[2:] + ["Robin", "Safehouse"][len(sys.argv) - 2 :])[:2]
table = f"{link.scheme}://{link.netloc}/api/tables/{link.path.split('/')[2]}"
key = parse_qs(link.fragment).get("program", [None])[0]


def ask(path, body=None, token=None):
    """Sends a request and returns the answer; waits where a limit asks for it."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(table + path, json.dumps(body).encode() if body else None, headers)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as error:
        if error.code not in (429, 503):
            return json.load(error)
        time.sleep(int(error.headers.get("retry-after", 2)))
        return ask(path, body, token)


def any_value(field):
    """Any value that a field of a choice may have."""
    if "one" in field:
        return random.choice(field["one"])
    if "some" in field:
        return random.sample(field["some"], random.randint(field["min"], field["max"]))
    if "text" in field:
        return "Hm."[: field["text"]]
    if "spend" in field:
        spent = [random.choice(field["over"]) for _ in range(random.choice(field["spend"]))]
        return {one: spent.count(one) for one in spent}
    values = [value for value in field["with"] if value not in field["fixed"].values()]
    free = [one for one in field["match"] if one not in field["fixed"]]
    random.shuffle(free)
    return {**field["fixed"], **{one: values[i] if i < len(values) else field["rest"] for i, one in enumerate(free)}}


def events(token):
    """The messages of the live connection, one after another."""
    request = urllib.request.Request(f"{table}/events?choices=1&changes=1", headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as stream:
        for line in stream:
            if line.startswith(b"data: "):
                yield json.loads(line[6:])


seat = ask("/seats", {"bot": {"name": name, "by": by}, **({"key": key} if key else {})})
if "token" not in seat:
    sys.exit(f"no seat: {seat['code']}")
house, heard = seat["house"], 0
for message in events(seat["token"]):
    if message["t"] in ("house", "houseChanged"):
        house = {**house, **message["house"]}
        if house["on"] and house["on"]["state"] == "over":
            won = seat["you"] in house["played"][-1]["winners"]
            print(json.dumps({"heard": heard, "seat": house["on"]["seats"].index(seat["you"]), "won": won}))
            break
    elif message["t"] == "feed":
        heard = message["from"] + len(message["messages"])
    elif message["t"] == "choices":
        choices = [choice for choice in message["choices"] if not choice.get("standing")]
        if not choices:
            continue
        choice = random.choice(choices)
        action = {field: any_value(values) for field, values in choice["fields"].items()}
        action.update({"do": choice["do"], "question": choice["question"]})
        time.sleep(0.04)  # nobody likes a player who never thinks
        ask("/messages", {"t": "act", "id": uuid.uuid4().hex, "n": message["n"], "action": action}, seat["token"])
