"""What the two training scripts share: the rules' numbers, the fitted evaluation, the network, how it learns, and the file of weights."""
import base64
import os
import struct

import torch
import torch.nn.functional as F

device = os.environ.get('DEVICE', 'cuda')
ROWS, LAP, SAFE_START = 434, 42, 7
# How much of a position's target is what came of it, and not what the network says of the next position.
LAMBDA = 0.8
STEP, BATCH = 2e-3, 4096

worth = torch.tensor([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3], device=device)

# The fitted evaluation: the stages of packages/beliefs/src/shadow-in-the-night/weights.ts.
STAGE_FROM = torch.tensor([0, 8, 16, 24, 30, 35, 39], device=device)
FIELD = torch.tensor([0.181, 0.134, 0.147, 0.158, 0.183, 0.202, 0.227], device=device)
BUILDING = torch.tensor(
    [
        [0, -0.26, 0.73, 0.94, 1.09, 1.04, 1, 0.62, 0.64, 0.47, 0.47, 0.41],
        [0, -0.8, -0.72, -0.09, 0.54, 0.61, 0.53, 0.16, -0.01, -0.23, -0.27, -0.03],
        [0, -0.02, 0.06, -0.09, 0.15, 0.53, 0.5, 0.22, -0.01, -0.37, -0.65, -0.19],
        [0, 0.14, 0.43, 0.54, 0.42, 0.53, 0.48, 0.22, 0.01, -0.35, -0.78, -0.3],
        [0, 0.42, 0.67, 0.89, 0.93, 1, 0.94, 0.57, 0.41, -0.07, -0.39, -0.36],
        [0, 0.65, 0.95, 1.33, 1.49, 1.61, 1.57, 1.28, 1.17, 0.75, 0.23, -0.23],
        [0, 0.52, 1.07, 1.27, 1.3, 1.53, 1.54, 1.38, 1.13, 0.78, -0.38, -0.61],
    ],
    device=device,
)


class Network(torch.nn.Module):
    def __init__(self, units):
        super().__init__()
        self.rows = torch.nn.Embedding(ROWS, units)
        self.skip = torch.nn.Embedding(ROWS, 1)
        self.own = torch.nn.Linear(units, units)
        self.all = torch.nn.Linear(units, units, bias=False)
        self.out = torch.nn.Linear(units, 1, bias=False)
        torch.nn.init.normal_(self.rows.weight, 0, 0.15)
        torch.nn.init.zeros_(self.skip.weight)

    def forward(self, rows):
        first = F.relu(self.rows(rows).sum(-2))
        second = F.relu(self.own(first) + self.all(first.sum(-2, keepdim=True)))
        return (self.out(second) + self.skip(rows).sum(-2)).squeeze(-1)


def margins(numbers):
    """By how much each is ahead of the furthest other one, and the furthest of all."""
    two = numbers.topk(2, -1).values
    return numbers - torch.where(numbers == two[..., :1], two[..., 1:], two[..., :1]), two[..., :1]


def rows_of(at, stones, safe, after, seats, placing):
    margin, first = margins(stones)
    margin_scored, first_scored = margins((stones + worth[at.long()].to(at.dtype)).clamp(min=0))
    distance = torch.where(placing[..., None], 12, (safe[..., None] - at) % 12)
    return torch.stack(
        [
            at * 13 + distance,
            156 + 30 + margin.clamp(-30, 20),
            207 + 30 + margin_scored.clamp(-30, 20),
            (258 + first.clamp(max=LAP - 1)).expand_as(at),
            300 + (placing.to(at.dtype)[..., None] * 8 + seats) * 8 + after + 1,
            428 + (first_scored >= LAP).to(at.dtype) * 3 + 1 + margin_scored.sign(),
        ],
        -1,
    )


@torch.no_grad()
def samples(network, end, log):
    """The rows of all positions, and what each is to be judged as."""
    rows, targets, target = [], [], end
    for position, counts in reversed(log):
        if not counts.any():
            continue
        likely = network(position.int()).softmax(-1)
        rows.append(position[counts])
        targets.append(target[counts])
        target = torch.where(counts[:, None], LAMBDA * target + (1 - LAMBDA) * likely, target)
    return torch.cat(rows), torch.cat(targets)


def learn(network, optimizer, rows, targets, done_share):
    """Learns from every position once, with smaller steps as more of the training is done. Answers with the last batch's loss."""
    for group in optimizer.param_groups:
        group['lr'] = STEP * min(1, 2.02 - 2 * done_share)
    shuffled = torch.randperm(len(rows), device=device)
    for start in range(0, len(rows) - BATCH + 1, BATCH):
        chosen = shuffled[start : start + BATCH]
        loss = -(targets[chosen] * network(rows[chosen].int()).log_softmax(-1)).sum(-1).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    return loss.item()


# By kind: the script that learns it.
SCRIPTS = {'plain': 'train.py', 'dossier': 'train.py', 'two': 'train_two.py'}


def write(network, file_name, kind, rounds, matches):
    """`rounds` in words."""
    weights = network.state_dict()
    names = {'rows': 'rows.weight', 'skip': 'skip.weight', 'own': 'own.weight', 'bias': 'own.bias', 'all': 'all.weight', 'out': 'out.weight'}
    encode = lambda numbers: base64.b64encode(b''.join(struct.pack('<h', round(number * 1000)) for number in numbers)).decode()
    texts = ', '.join(f'"{name}": "{encode(weights[key].flatten().tolist())}"' for name, key in names.items())
    with open(file_name, 'w') as file:
        file.write(f'// Written by packages/bots/training/shadow-in-the-night/{SCRIPTS[kind]}: {rounds} of {matches} matches. Do not edit.\n')
        file.write(f"import type {{ Weights }} from './network.ts'\n\nexport const {kind}: Weights = {{{texts}}}\n")
