#!/usr/bin/env python3
"""Checks the record of a Safehouse match, with nothing but Python's standard library: commitment, entropy, hash chain, every
deal, every turned card and every die. Written from docs/fairness.md; shares no code with the server.

    python3 verify.py record.json [--commitment HEX] [--seat N --entropy HEX64] [--head MESSAGE:LINK]
"""
import argparse
import hashlib
import hmac
import itertools
import json
import sys

SPIES = ["american", "french", "german", "italian", "russian", "spanish"]
AGENTS = ["schulz", "perry", "bucci", "jacques", "mirkov", "doyle", "larsson"]
FACES = ["1-3", 2, 3, 4, 5, 6]
CARDS = {"stepBack": 2, "sidestep": 2, "twoRetreat": 2, "twoAdvance": 2, "offTheSafe": 2, "moveTheSafe": 2, "intoTheRuin": 2,
         "evensong": 1, "changePlaces": 1, "payAVisit": 1, "outOfTheRuin": 2, "hurry": 2, "aGoodWord": 2, "toTheSafe": 2, "recruit": 1}
PLACES = {  # pack: (roles of each place, places in order)
    "lamplight": (10, "lighthouse night-ferry ice-rink observatory bakery car-wash allotments post-office bowling-alley flower-market "
                  "sound-studio ski-lift tailors-shop launderette fish-auction puppet-theatre swimming-pool weather-station "
                  "wedding-hall tram-depot"),
    "daylight": (7, "fire-station campsite flea-market courtroom aquarium climbing-hall pottery chess-tournament animal-shelter "
                 "dig-site windmill canal-lock apiary dance-school hot-air-balloon brewery control-tower drive-in-cinema food-truck "
                 "toy-shop barber-shop riding-stables planetarium escape-room waxworks pharmacy furniture-store cheese-dairy "
                 "radio-station mountain-hut")}
QUESTIONS = {"kitchen-table": [2] * 100}  # pack: sides of each card


class Untrue(Exception):
    """Says what is wrong with a record."""


def check(is_true, problem):
    if not is_true:
        raise Untrue(problem)


def text_of(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Chance:
    """Random numbers from the seed and the name of what is decided (section 2 of the page)."""

    def __init__(self, seed, name):
        self.start, self.block, self.words = bytes.fromhex(seed) + name.encode() + b"\0", 0, []

    def below(self, n):
        while True:
            if not self.words:
                digest = hashlib.sha256(self.start + self.block.to_bytes(4, "big")).digest()
                self.words = [int.from_bytes(digest[i:i + 4], "big") for i in range(0, 32, 4)]
                self.block += 1
            drawn = self.words.pop(0)
            if drawn < 2**32 - 2**32 % n:
                return drawn % n

    def pick(self, values):
        return values[self.below(len(values))]

    def shuffle(self, values):
        cards = list(values)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def told(entry, kind):
    return [one["fact"] for one in entry["told"] if one["fact"]["kind"] == kind]


def dealt_to(entry, kind, field):
    """What each seat was dealt in secret, in the order of the seats."""
    whispers = [one for one in entry["told"] if one["channel"] == "whisper" and one["fact"]["kind"] == kind]
    check([one["to"] for one in whispers] == [[seat] for seat in range(len(whispers))], "cards were dealt to the wrong seats")
    return [one["fact"][field] for one in whispers]


# One function a game: checks what chance decided in one entry.

def cia_vs_kgb(record, entry, chance, before):
    if entry["input"] != "deal":
        return
    seats, options = record["seats"], record["options"]
    cards = chance.shuffle(["cia"] * (seats // 2) + ["kgb"] * (seats - seats // 2))
    check(dealt_to(entry, "cardDealt", "side") == cards, "the cards do not follow from the seed")
    dealer = options["dealer"] if options["dealer"] is not None else chance.below(seats)
    check(told(entry, "dealt")[0]["dealer"] == dealer, "the dealer does not follow from the seed")


def spy_alley_dice(record, entry, chance, before):
    seats = record["seats"]
    if entry["input"] == "deal":
        deck, each = chance.shuffle(SPIES), 2 if seats <= 3 else 1
        check(dealt_to(entry, "handDealt", "cards") == [sorted(deck[s * each:(s + 1) * each]) for s in range(seats)],
              "the cards do not follow from the seed")
        check(told(entry, "leftUndealt")[0]["cards"] == sorted(deck[seats * each:]), "the cards left over do not follow from the seed")
    for fact in told(entry, "startRolled"):
        check(fact["dice"] == [chance.pick(SPIES) for _ in range(5)], "the dice do not follow from the seed")
    for fact in told(entry, "rolled"):
        action = entry["input"]["action"] if "action" in entry["input"] else {}
        again = action.get("dice", range(5)) if action.get("do") == "rollAgain" else range(5)
        dice = [chance.pick(SPIES) if die in again else before["dice"][die] for die in range(5)]
        check(fact["dice"] == dice, "the dice do not follow from the seed")
        before["dice"] = dice


def shadow_in_the_night(record, entry, chance, before):
    seats, options = record["seats"], record["options"]
    if entry["input"] == "deal":
        chosen = options["agents"] or chance.shuffle(AGENTS)[:min(seats + 3, 7)]
        identities = chance.shuffle([agent for agent in AGENTS if agent in chosen])
        check(dealt_to(entry, "agentDealt", "agent") == identities[:seats], "the agents do not follow from the seed")
        check(told(entry, "bystandersLaid")[0]["agents"] == identities[seats:], "the agents left over do not follow from the seed")
        before["bystanders"] = len(identities) - seats
        begins = options["begins"] if options["begins"] is not None else chance.below(seats)
        check(told(entry, "turnBegan")[0]["seat"] == begins, "who begins does not follow from the seed")
        if options["cards"]:
            pack = chance.shuffle([card for card in CARDS for _ in range(CARDS[card]) if card != "recruit" or seats < 7])
            check(dealt_to(entry, "cardsDealt", "cards") == [pack[2 * s:2 * s + 2] for s in range(seats)], "the hands do not follow from the seed")
            check(told(entry, "pileStacked")[0]["cards"] == pack[2 * seats:], "the pile does not follow from the seed")
    discards = before.setdefault("discards", [])
    for fact in [one["fact"] for one in entry["told"]]:
        if fact["kind"] == "cardPlayed":
            discards.append(fact["card"])
        if fact["kind"] == "recruited":
            before["recruited"] = before.get("recruited", 0) + 1
            if before["recruited"] == before["bystanders"]:
                discards.pop()  # nobody is left to recruit: the card leaves the game
        if fact["kind"] == "pileStacked" and entry["input"] != "deal":
            check(fact["cards"] == chance.shuffle(discards), "the new pile does not follow from the seed")
            discards.clear()
    for fact in told(entry, "turnBegan"):
        check(fact["roll"] == chance.pick(FACES), "the die does not follow from the seed")


def spyfall_2(record, entry, chance, before):
    if not told(entry, "roundBegan"):
        return
    seats, options = record["seats"], record["options"]
    places = [(f"{pack}/{place}", roles) for pack, (roles, names) in PLACES.items() if pack in options["packs"] for place in names.split()]
    places += [(f"{own['id']}/{i + 1}", own["rolesEach"]) for own in options["ownPacks"] for i in range(len(own["places"]))]
    mixed, smallest = len({roles for _, roles in places}) > 1, min(roles for _, roles in places)
    spies = options["spies"] if options["spies"] != "advised" else 2 if seats >= 9 and not mixed else 1
    if entry["input"] == "deal":
        dealer = options["firstDealer"] if options["firstDealer"] is not None else chance.below(seats)
        check(told(entry, "roundBegan")[0]["dealer"] == dealer, "the dealer does not follow from the seed")
    used = before.setdefault("places", [])
    key, roles = chance.pick([place for place in places if place[0] not in used])
    used.append(key)
    sets = 2 if spies == 2 and smallest < 10 else 1
    cards = chance.shuffle(chance.shuffle([i % roles for i in range(roles * sets)])[:seats - spies] + [None] * spies)
    check(dealt_to(entry, "cardDealt", "role") == cards, "the cards do not follow from the seed")
    check(dealt_to(entry, "cardDealt", "place") == [None if role is None else key for role in cards], "the place does not follow from the seed")


def top_secret(record, entry, chance, before):
    seats, options = record["seats"], record["options"]
    drawn = before.setdefault("drawn", [])
    for fact in told(entry, "tokenPlaced") + told(entry, "tokenLaid"):
        if fact["byClock"]:
            chance.below(2)
    if told(entry, "roundBegun"):
        cards = chance.shuffle(["yellow"] * ((seats + 1) // 2) + ["blue"] * ((seats + 1) // 2))
        check(dealt_to(entry, "teamDealt", "yellow") == [int(team == "yellow") for team in cards[:seats]], "the teams do not follow from the seed")
        check([fact["team"] for fact in told(entry, "cardLeftOver")] == cards[seats:], "the card left over does not follow from the seed")
    for fact in told(entry, "cardTurned"):
        decks = [(pack, sides) for pack, sides in QUESTIONS.items() if pack in options["packs"]]
        decks += [(own["id"], [len(card) for card in own["cards"]]) for own in options["ownPacks"]]
        deck, card, sides = chance.pick([(d, c, n) for d, all_sides in decks for c, n in enumerate(all_sides) if (d, c) not in drawn])
        check((fact["deck"], fact["card"], fact["side"]) == (deck, card, chance.below(sides)), "the question does not follow from the seed")
        drawn.append((deck, card))


GAMES = {"cia-vs-kgb": cia_vs_kgb, "spy-alley-dice": spy_alley_dice, "shadow-in-the-night": shadow_in_the_night,
         "spyfall-2": spyfall_2, "top-secret": top_secret}


def name_of(entry):
    """The name under which chance decided this entry."""
    given = entry["input"]
    if given == "deal":
        return "deal"
    return f"deadline:{given['deadline']}" if "deadline" in given else f"{given['seat']}:{given['action']['question']}"


def hears(one, seat):
    return one["channel"] == "open" or (one["channel"] == "whisper" and seat in one["to"])


def seed_of(secret, entropy):
    parts = "\n".join(own if own is not None else "-" for own in entropy)
    return sha256(f"safehouse seed 1\n{secret}\n{parts}")


def verify(record, commitment=None, seat=None, entropy=None, head=None):
    check(record["format"] == "safehouse record 2", "this is not a record of format 2")
    check(record["game"] in GAMES, "the game is unknown")
    secret, entries, chain = record["secret"], record["entries"], record["chain"]
    check(sha256(f"safehouse commitment 1\n{secret}") == record["commitment"], "the secret does not fit the commitment")
    check(commitment in (None, record["commitment"]), "this is not the commitment that your device saw")
    check(entropy is None or record["entropy"][seat] == entropy, "the entropy of your device is not in the record")
    key = hashlib.sha256(f"safehouse chain 1\n{secret}".encode()).digest()
    link = hmac.new(key, text_of(dict(itertools.takewhile(lambda field: field[0] != "entries", record.items()))).encode(), "sha256").hexdigest()
    check(len(chain) == len(entries) > 0, "links or entries are missing")
    for i, entry in enumerate(entries):
        link = hmac.new(key, f"{link}\n{text_of(entry)}".encode(), "sha256").hexdigest()
        check(chain[i] == link, f"the hash chain is broken at entry {i}")
    if head is not None:
        heard = [i for i, entry in enumerate(entries) if any(hears(one, seat) for one in entry["told"])]
        check(head[0] < len(heard) and chain[heard[head[0]]] == head[1], "the log is not what your device heard")
    # A match that was played on from a moment of another has the seeds of its first entries in "continues".
    seeds = [(one["entries"], seed_of(one["secret"], one["entropy"])) for one in record.get("continues", [])]
    seeds.append((len(entries), seed_of(secret, record["entropy"])))
    before = {}
    check(entries[0]["input"] == "deal" and all(entry["input"] != "deal" for entry in entries[1:]), "there is not exactly one deal")
    for i, entry in enumerate(entries):
        try:
            seed = next(seed for end, seed in seeds if i < end)
            GAMES[record["game"]](record, entry, Chance(seed, name_of(entry)), before)
        except Untrue as problem:
            raise Untrue(f"entry {i}: {problem}") from None


def main():
    parser = argparse.ArgumentParser(description="Checks the record of a Safehouse match.")
    parser.add_argument("record")
    parser.add_argument("--commitment")
    parser.add_argument("--seat", type=int)
    parser.add_argument("--entropy")
    parser.add_argument("--head", type=lambda text: (int(text.split(":")[0]), text.split(":")[1]))
    given = parser.parse_args()
    try:
        with open(given.record, encoding="utf-8") as file:
            verify(json.load(file), given.commitment, given.seat, given.entropy, given.head)
    except Untrue as problem:
        sys.exit(f"{given.record}: not true. {problem}")
    except OSError as problem:
        sys.exit(f"{given.record}: cannot be read. {problem}")
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as problem:
        sys.exit(f"{given.record}: not true. It is malformed ({type(problem).__name__}: {problem}).")
    print(f"{given.record}: true. Commitment, hash chain, every deal and every die are correct.")


if __name__ == "__main__":
    main()
