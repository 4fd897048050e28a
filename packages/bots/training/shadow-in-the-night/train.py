"""Learns the value of boards of Shadow in the Night from self-play, and writes src/shadow-in-the-night/weights.KIND.ts.

Usage: CUBLAS_WORKSPACE_CONFIG=:4096:8 python3 train.py ROUNDS plain|dossier FILE    (PyTorch; four seconds a round on an H200)
The plain game of two players has a network and a script of its own, train_two.py.
The weights in the repository: `107 plain` and `132 dossier`, with PyTorch 2.11 on an H200. The seed is fixed, and PyTorch is asked for
deterministic algorithms; other GPUs round differently, and come to other weights.

A round plays 8192 matches of the basic game at once, in which everybody knows who runs which agent, as attentive players soon do, and learns
from every position that somebody left behind. Players take the best of 64 random moves after the network's opinion.
Three of ten use the fitted evaluation of packages/beliefs instead, so that the network meets other ways to play. With dossiers, each player's
stone moves on by what names would add on average, at random. src/shadow-in-the-night/value.ts says what the rows are; both must agree.
"""
import sys
import time
from itertools import product

import torch
from shared import BUILDING, FIELD, LAP, SAFE_START, STAGE_FROM, STEP, Network, device, learn, rows_of, samples, worth, write

ROUNDS, KIND, FILE = int(sys.argv[1]), sys.argv[2], sys.argv[3]
DOSSIER = KIND == 'dossier'
torch.manual_seed(1)
torch.use_deterministic_algorithms(True, warn_only=True)

UNITS = 32
MATCHES, TRIED, CARELESS, FITTED = 8192, 64, 0.05, 0.3
# How likely an agent is named rightly in a dossier, and what each right name adds.
NAMED, FIELDS_EACH = 0.4, 5
# The seats of the rounds, in turn.
SEATS = [4, 4, 2, 4, 3, 4, 5, 4, 6, 4, 7]
ROUNDS_A_REPORT = 11

if DOSSIER:
    FIELD = 1 / torch.hypot(1 / FIELD, torch.tensor(5.0, device=device))


def fitted(at, stones, favour):
    stage = torch.bucketize(stones.max(-1).values, STAGE_FROM, right=True) - 1
    return (FIELD[stage][..., None] * stones + BUILDING[stage[..., None], at] + favour).softmax(-1)


def ahead(stones):
    """By agent: its share of being furthest."""
    furthest = (stones == stones.max(-1, keepdim=True).values).float()
    return furthest / furthest.sum(-1, keepdim=True)


def spends_for(agents):
    """By face of the die: every way to spend its points, and how many ways there are."""
    by_points = [[spend for spend in product(range(7), repeat=agents) if sum(spend) == points] for points in range(7)]
    faces = [by_points[1] + by_points[2] + by_points[3], *by_points[2:]]
    table = torch.zeros(6, max(map(len, faces)), agents, dtype=torch.long)
    for face, ways in enumerate(faces):
        table[face, : len(ways)] = torch.tensor(ways)
    return table.to(device), torch.tensor([len(ways) for ways in faces], device=device)


spends = {agents: spends_for(agents) for agents in (5, 6, 7)}


@torch.no_grad()
def play(network, seats, is_fitted, careless):
    """Plays MATCHES matches at once: how far each agent came, by whom it is run (-1: nobody), and every position with where it counts."""
    agents = min(7, seats + 3)
    table, counts = spends[agents]
    dealt = torch.rand(MATCHES, agents, device=device).argsort(-1)
    player = torch.where(dealt < seats, dealt, -1)
    none = torch.tensor(0.0, device=device)
    favour = torch.where(player >= 0, FIELD[6] * FIELDS_EACH * NAMED * (agents - 1) if DOSSIER else none, none)
    at = torch.zeros(MATCHES, agents, dtype=torch.long, device=device)
    stones = at.clone()
    safe = torch.full((MATCHES,), SAFE_START, device=device)
    is_on = torch.ones(MATCHES, dtype=torch.bool, device=device)
    match = torch.arange(MATCHES, device=device)
    log = []

    def order(acts):
        return torch.where(player >= 0, (player - acts) % seats, -1)

    def judge(at, stones, safe, seat, next_seat, placing, uses_fitted):
        after = torch.where(placing[..., None], order(seat)[:, None].expand_as(at), order(next_seat)[:, None].expand_as(at))
        likely = network(rows_of(at, stones, safe, after, seats, placing)).softmax(-1)
        fit = fitted(at, stones, favour[:, None])
        likely = torch.where(uses_fitted[:, None, None], fit, likely)
        is_over = (stones.max(-1).values >= LAP)[..., None]
        likely = torch.where(is_over, fit if DOSSIER else ahead(stones), likely)
        return (likely * (player == seat)[:, None]).sum(-1)

    def pick(value):
        is_careless = torch.rand(MATCHES, device=device) < careless
        anything = (torch.rand(MATCHES, device=device) * value.shape[1]).long()
        return torch.where(is_careless, anything, value.argmax(-1))

    for turn in range(400):
        if is_on.float().mean() < 0.01:
            break
        seat, next_seat = turn % seats, (turn + 1) % seats
        face = torch.randint(6, (MATCHES,), device=device)
        tried = (torch.rand(MATCHES, TRIED, device=device) * counts[face][:, None]).long()
        spend = table[face[:, None], tried]
        then_at = (at[:, None] + spend) % 12
        causes = ((spend > 0) & (then_at == safe[:, None, None])).any(-1)
        then_stones = torch.where(causes[..., None], (stones[:, None] + worth[then_at]).clamp(min=0), stones[:, None])
        value = judge(then_at, then_stones, safe[:, None].expand_as(causes), seat, next_seat, causes, is_fitted[:, seat])
        best = pick(value)
        at = torch.where(is_on[:, None], then_at[match, best], at)
        stones = torch.where(is_on[:, None], then_stones[match, best], stones)
        is_scored = causes[match, best] & is_on
        is_on = is_on & (stones.max(-1).values < LAP)
        is_scored = is_scored & is_on
        log.append((rows_of(at, stones, safe, order(seat), seats, torch.ones_like(is_scored)).to(torch.int16), is_scored))
        places = (safe[:, None] + torch.arange(1, 12, device=device)) % 12
        still = torch.zeros_like(places, dtype=torch.bool)
        value = judge(at[:, None].expand(-1, 11, -1), stones[:, None].expand(-1, 11, -1), places, seat, next_seat, still, is_fitted[:, seat])
        safe = torch.where(is_scored, places[match, pick(value + 1e-6 * torch.rand_like(value))], safe)
        log.append((rows_of(at, stones, safe, order(next_seat), seats, torch.zeros_like(is_scored)).to(torch.int16), is_on))
    if DOSSIER:
        named = torch.distributions.Binomial(agents - 1, torch.tensor(NAMED, device=device)).sample((MATCHES, agents)).long()
        stones = stones + torch.where(player >= 0, FIELDS_EACH * named, 0)
    return ahead(stones), player, log


def against_fitted(network, seats):
    shares = []
    for seat in range(seats):
        is_fitted = torch.ones(MATCHES, seats, dtype=torch.bool, device=device)
        is_fitted[:, seat] = False
        end, player, _ = play(network, seats, is_fitted, 0.0)
        shares.append((end * (player == seat)).sum(-1).mean().item())
    return sum(shares) / seats


network = Network(UNITS).to(device)
optimizer = torch.optim.Adam(network.parameters(), lr=STEP)
began = time.time()
for done in range(ROUNDS):
    seats = SEATS[done % len(SEATS)]
    end, _, log = play(network, seats, torch.rand(MATCHES, seats, device=device) < FITTED, CARELESS)
    rows, targets = samples(network, end, log)
    loss = learn(network, optimizer, rows, targets, done / ROUNDS)
    if done % ROUNDS_A_REPORT == ROUNDS_A_REPORT - 1:
        print(f'round {done + 1} of {ROUNDS}: {seats} seats, loss {loss:.4f}, {time.time() - began:.0f} s', flush=True)
        write(network, FILE, KIND, f'{done + 1} of {ROUNDS} rounds', MATCHES)
write(network, FILE, KIND, f'{ROUNDS} rounds', MATCHES)
print(f'one against others with the fitted evaluation: {100 * against_fitted(network, SEATS[0]):.1f} %')
