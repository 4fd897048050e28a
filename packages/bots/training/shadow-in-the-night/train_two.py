"""Learns the value of boards of the plain game of two players from self-play, and writes src/shadow-in-the-night/weights.two.ts.

Usage: CUBLAS_WORKSPACE_CONFIG=:4096:8 python3 train_two.py ROUNDS FILE [LAST]    (PyTorch; five and a half seconds a round on an H200)
LAST: the round after which training stops, if not the last one; the steps get smaller as if all rounds came.
The weights in the repository: `100` with LAST 40, with PyTorch 2.11 on an H200. The seed is fixed, and PyTorch is asked for deterministic
algorithms; other GPUs round differently, and come to other weights.

A round is like one of train.py, with three differences. Players look at all moves. Most of them do not know whose agent the other one's is,
at first or for the whole match, and then judge by the average over all that it may be. And a match that nobody wins counts half for both, so
that what is good for one is bad for the other.
"""
import sys
import time
from itertools import product

import torch
import torch.nn.functional as F
from shared import BUILDING, FIELD, LAP, SAFE_START, STAGE_FROM, STEP, Network, device, learn, rows_of, samples, worth, write

ROUNDS, FILE = int(sys.argv[1]), sys.argv[2]
LAST = int(sys.argv[3]) if len(sys.argv) > 3 else ROUNDS
torch.manual_seed(1)
torch.use_deterministic_algorithms(True, warn_only=True)
torch.backends.cuda.matmul.allow_tf32 = True

UNITS, AGENTS = 64, 5
MATCHES, CARELESS, FITTED = 8192, 0.05, 0.2
# What a match that nobody wins is worth.
NOBODY_WINS = 0.5
# The shares of players who know the other's agent from the start, and of those who find out in one of the turns FOUND_OUT; others never do.
KNOWING, FINDING = 0.3, 0.3
FOUND_OUT, NEVER = (2, 22), 999.0
ROUNDS_A_REPORT = 20

# Smaller numbers are faster.
worth, STAGE_FROM = worth.int(), STAGE_FROM.int()


def fitted(at, stones):
    stage = torch.bucketize(stones.max(-1).values, STAGE_FROM, right=True) - 1
    return (FIELD[stage][..., None] * stones + BUILDING[stage[..., None], at.long()]).softmax(-1)


class FastNetwork(Network):
    """The same network. Without gradients it adds up rows without keeping them."""

    def forward(self, rows):
        both = torch.cat([self.rows.weight, self.skip.weight], 1)
        if torch.is_grad_enabled():
            summed = F.embedding(rows, both).sum(-2)
        else:
            summed = F.embedding_bag(rows.reshape(-1, rows.shape[-1]), both, mode='sum').view(*rows.shape[:-1], UNITS + 1)
        first = F.relu(summed[..., :UNITS])
        second = F.relu(self.own(first) + self.all(first.sum(-2, keepdim=True)))
        return self.out(second).squeeze(-1) + summed[..., UNITS]


def ahead(stones, is_run):
    """By agent: its share of being furthest. Bystanders count only where they are ahead of both players' agents."""
    is_furthest = stones == stones.max(-1, keepdim=True).values
    wins = is_furthest & is_run
    counted = torch.where(wins.any(-1, keepdim=True), wins, is_furthest).float()
    return counted / counted.sum(-1, keepdim=True)


by_points = [[spend for spend in product(range(7), repeat=AGENTS) if sum(spend) == points] for points in range(7)]
# By face of the die: every way to spend its points.
FACES = [torch.tensor(ways, device=device).int() for ways in [by_points[1] + by_points[2] + by_points[3], *by_points[2:]]]


def order(player, acts):
    return torch.where(player >= 0, (player - acts) % 2, -1)


def judge_knowing(network, at, stones, safe, player, seat, placing, uses_fitted):
    after = torch.where(placing[..., None], order(player, seat)[:, None], order(player, 1 - seat)[:, None])
    likely = network(rows_of(at, stones, safe, after, 2, placing)).softmax(-1)
    likely = torch.where(uses_fitted[:, None, None], fitted(at, stones), likely)
    is_over = (stones.max(-1).values >= LAP)[..., None]
    likely = torch.where(is_over, ahead(stones, (player >= 0)[:, None].expand_as(at)), likely)
    return (likely * ((player == seat).float() + NOBODY_WINS * (player < 0).float())[:, None]).sum(-1)


def judge(network, at, stones, safe, player, seat, placing, uses_fitted, knows):
    """How good each board is for `seat`."""
    if knows:
        return judge_knowing(network, at, stones, safe, player, seat, placing, uses_fitted)
    others = (player != seat).float().argsort(-1, descending=True)[:, : AGENTS - 1]
    total = 0
    for k in range(AGENTS - 1):
        believed = torch.where(player == seat, player, -1).scatter(1, others[:, k : k + 1], 1 - seat)
        total = total + judge_knowing(network, at, stones, safe, believed, seat, placing, uses_fitted)
    return total / (AGENTS - 1)


def pick(value, careless):
    value = value + 1e-6 * torch.rand_like(value)
    is_careless = torch.rand(value.shape[0], device=device) < careless
    anything = (torch.rand(value.shape[0], device=device) * value.shape[1]).long()
    return torch.where(is_careless, anything, value.argmax(-1))


@torch.no_grad()
def play(network, is_fitted, careless, knows_from):
    """Plays MATCHES matches at once: how far each agent came, by whom it is run (-1: nobody), and every position with where it counts."""
    dealt = torch.rand(MATCHES, AGENTS, device=device).argsort(-1).int()
    player = torch.where(dealt < 2, dealt, -1)
    at = torch.zeros(MATCHES, AGENTS, dtype=torch.int32, device=device)
    stones = at.clone()
    safe = torch.full((MATCHES,), SAFE_START, device=device).int()
    is_on = torch.ones(MATCHES, dtype=torch.bool, device=device)
    log = []
    for turn in range(200):
        if is_on.float().mean() < 0.01:
            break
        seat = turn % 2
        face = torch.randint(6, (MATCHES,), device=device)
        is_unknown = knows_from[:, seat] > turn
        # Matches with the same face and the same knowledge have equally many boards to judge.
        group = torch.where(is_on, face * 2 + is_unknown, 12)
        matches_by_group = group.argsort(stable=True).split(torch.bincount(group, minlength=13).tolist())
        is_scored = torch.zeros_like(is_on)
        for g in range(12):
            chosen = matches_by_group[g]
            if len(chosen) == 0:
                continue
            spend = FACES[g // 2]
            then_at = (at[chosen][:, None] + spend) % 12
            causes = ((spend > 0) & (then_at == safe[chosen][:, None, None])).any(-1)
            then_stones = torch.where(causes[..., None], (stones[chosen][:, None] + worth[then_at.long()]).clamp(min=0), stones[chosen][:, None])
            safes = safe[chosen][:, None].expand_as(causes)
            value = judge(network, then_at, then_stones, safes, player[chosen], seat, causes, is_fitted[chosen, seat], g % 2 == 0)
            best = pick(value, careless)
            i = torch.arange(len(chosen), device=device)
            at[chosen] = then_at[i, best]
            stones[chosen] = then_stones[i, best]
            is_scored[chosen] = causes[i, best]
        is_on = is_on & (stones.max(-1).values < LAP)
        is_scored = is_scored & is_on
        log.append((rows_of(at, stones, safe, order(player, seat), 2, torch.ones_like(is_scored)).to(torch.int16), is_scored))
        for unknown in (False, True):
            chosen = (is_scored & (is_unknown == unknown)).nonzero()[:, 0]
            if len(chosen) == 0:
                continue
            places = (safe[chosen][:, None] + torch.arange(1, 12, device=device).int()) % 12
            still = torch.zeros_like(places, dtype=torch.bool)
            here, tracks = at[chosen][:, None].expand(-1, 11, -1), stones[chosen][:, None].expand(-1, 11, -1)
            value = judge(network, here, tracks, places, player[chosen], seat, still, is_fitted[chosen, seat], not unknown)
            best = pick(value, careless)
            safe[chosen] = places[torch.arange(len(chosen), device=device), best]
        log.append((rows_of(at, stones, safe, order(player, 1 - seat), 2, torch.zeros_like(is_scored)).to(torch.int16), is_on))
    return ahead(stones, player >= 0), player, log


def draw_knowledge():
    """By match and seat: from which turn on it knows the other's agent."""
    kind = torch.rand(MATCHES, 2, device=device)
    first, last = FOUND_OUT
    found_out = first + (last - first) * torch.rand(MATCHES, 2, device=device)
    return torch.where(kind < KNOWING, 0.0, torch.where(kind < KNOWING + FINDING, found_out, NEVER))


network = FastNetwork(UNITS).to(device)
optimizer = torch.optim.Adam(network.parameters(), lr=STEP)
began = time.time()
for done in range(LAST):
    end, player, log = play(network, torch.rand(MATCHES, 2, device=device) < FITTED, CARELESS, draw_knowledge())
    rows, targets = samples(network, end, log)
    loss = learn(network, optimizer, rows, targets, done / ROUNDS)
    if done % ROUNDS_A_REPORT == ROUNDS_A_REPORT - 1:
        nobody = (end * (player < 0)).sum(-1).mean().item()
        print(f'round {done + 1} of {ROUNDS}: loss {loss:.4f}, nobody wins {100 * nobody:.1f} %, {time.time() - began:.0f} s', flush=True)
        write(network, FILE, 'two', f'{done + 1} of {ROUNDS} rounds', MATCHES)
write(network, FILE, 'two', f'{LAST} of {ROUNDS} rounds', MATCHES)
