"""Trains the classifier of what people type (packages/beliefs/src/spyfall-2/language/classifier.ts) and writes its weights.

Usage, with Python 3.10+ and PyTorch (2.11 made the weights, on a GPU, in three minutes a language; without a GPU it uses one core):
  npx tsx packages/bots/training/spyfall-2/pairs.ts FOLDER
  python3 packages/bots/training/spyfall-2/train.py FOLDER LANGUAGE [validate]
It writes FOLDER/weights.<language>.ts, for packages/bots/src/spyfall-2/language. With `validate` it trains without a tenth of the written
questions and says how well these are understood; nothing else may be used to choose a setting. The same pairs give the same weights, with
the same PyTorch on the same kind of processor.

Every known feature gets a vector of its own. Then the vectors are cut into parts, and each part is replaced by the nearest of 256 (k-means,
product quantization): so a language takes a third of a megabyte. Vectors learn for a while as if they were cut already, before the cut is
made for good and the 256 of each part learn on.
"""

import base64
import collections
import gzip
import json
import math
import os
import sys

import torch
import torch.nn.functional as F
from torch import nn

AMOUNTS = 4
# Columns of a pair's labels, after its source (pairs.ts has them in order): where the question of which it was made is, and from where on how answer and question relate.
ORIGIN, RELATION = 5, 6
LITTLE, MUCH = 0, 2
# How many features are known, the commonest ones, and how many bits of their hashes are looked at: vectors.ts has counts by the upper 16.
MAX_KNOWN = 32768
HASH_MASK = 0xFFFFFF
WIDTH, HIDDEN = 48, 64
PARTS, CODES = 6, 256
EPOCHS, RATE = 12, 1.6e-2
# While vectors learn as if they were cut, and how often the cut is made anew, in batches; then for the 256 of each part.
CUTTING_EPOCHS, CUTTING_RATE, CUT_EVERY = 6, 6e-3, 25
TUNING_EPOCHS, TUNING_RATE = 2, 4e-3
BATCH = 1024
# How often a written pair is there in an epoch, and the shares of other pairs that are: made of seeds, recombined and imagined ones.
WRITTEN, SEEDS, RECOMBINED, IMAGINED = 3, 1.0, 0.6, 1.0
# Shares of features and of numbers between layers that are left out at random.
DROPPED, DROPOUT = 0.5, 0.2
SMOOTHING = 0.05
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
LAYERS = ['labels', 'leaning', 'focus', 'hidden', 'direct', 'output']


class Pairs:
    """Pairs of a language as tensors: positions of known features (padded with their number) of questions and answers, and labels."""

    def __init__(self, path):
        with gzip.open(path) as file:
            read = json.load(file)
        self.topics, self.forms, rows = read['topics'], read['forms'], read['pairs']
        counts = collections.Counter(i for features in {tuple(row[1]) for row in rows} | {tuple(row[2]) for row in rows} for i in features)
        often = sorted((i for i in counts), key=lambda i: (-counts[i], i))[:MAX_KNOWN]
        masked = {i: read['hashes'][i] & HASH_MASK for i in often}
        self.hashes = sorted(set(masked.values()))
        by_hash = {value: position for position, value in enumerate(self.hashes)}
        position = {i: by_hash[value] for i, value in masked.items()}
        self.labels = torch.tensor([row[0] for row in rows], device=DEVICE)
        self.question, self.answer = (padded([sorted({position[i] for i in row[at] if i in position}) for row in rows], len(self.hashes)) for at in (1, 2))


def padded(rows, fill):
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [fill] * (longest - len(row)) for row in rows], device=DEVICE)


class Classifier(nn.Module):
    def __init__(self, pairs, width=WIDTH, hidden=HIDDEN):
        super().__init__()
        self.known, self.split = len(pairs.hashes), [pairs.topics, pairs.forms]
        self.table = nn.Parameter(torch.randn(self.known, width) * 0.1)
        self.codes, self.centroids = None, None
        inputs = 4 * width + pairs.forms + 4
        self.labels = nn.Linear(width, pairs.topics + pairs.forms)
        self.leaning = nn.Linear(width, pairs.topics)
        self.focus = nn.Linear(pairs.topics, width)
        self.hidden = nn.Linear(inputs, hidden)
        self.direct = nn.Linear(inputs, 2 * AMOUNTS + 1)
        self.output = nn.Linear(hidden, 2 * AMOUNTS + 1)
        self.dropout = nn.Dropout(DROPOUT)

    def vectors(self):
        if self.codes is None:
            return self.table
        cut = torch.cat([F.embedding(self.codes[:, part], self.centroids[part]) for part in range(PARTS)], 1)
        # While the table is still there it learns: its numbers are those of the cut, its gradient is as if there were none (straight-through).
        return cut if self.table is None else cut + self.table - self.table.detach()

    def sum(self, vectors, features):
        kept = features < self.known
        longest = max(1, int(kept.sum(1).max()))
        features, kept = features[:, :longest], kept[:, :longest]
        if self.training:
            kept = kept & (torch.rand(features.shape, device=DEVICE) >= DROPPED)
        shares = kept / kept.sum(1, keepdim=True).clamp(min=1).sqrt()
        return self.dropout(F.embedding_bag(features.clamp(max=self.known - 1), vectors, mode='sum', per_sample_weights=shares))

    def forward(self, question, answer, relation, known=None):
        vectors = self.vectors()
        asked, said = self.sum(vectors, question), self.sum(vectors, answer)
        topic, form = self.labels(asked).split(self.split, -1)
        topics = topic.softmax(-1).detach() if known is None else F.one_hot(known, self.split[0]).float()
        leaning = (self.leaning(asked) * topics).sum(-1)
        towards = (self.leaning(said) * topics).sum(-1, keepdim=True)
        inputs = torch.cat([said, said * self.focus(topics), asked, asked * said, form.softmax(-1).detach(), relation.float(), towards], -1)
        outputs = self.direct(inputs) + self.output(self.dropout(F.relu(self.hidden(inputs))))
        own = outputs[:, :AMOUNTS].softmax(-1)
        no, so, yes, unsaid = outputs[:, AMOUNTS : 2 * AMOUNTS].softmax(-1).unbind(-1)
        much = torch.sigmoid(leaning)
        agreed = torch.stack([much * no + (1 - much) * yes, so, much * yes + (1 - much) * no, unsaid], -1)
        share = torch.sigmoid(outputs[:, 2 * AMOUNTS :])
        return topic, form, leaning, torch.log(share * agreed + (1 - share) * own + 1e-6)


def train(model, pairs, chosen, epochs, rate, before_batch=lambda at: None):
    tables = [value for name, value in model.named_parameters() if name in ('table', 'centroids')]
    layers = [value for name, value in model.named_parameters() if name not in ('table', 'centroids')]
    optimizer = torch.optim.AdamW([dict(params=tables, weight_decay=0.0), dict(params=layers, weight_decay=0.01)], lr=rate)
    source = pairs.labels[chosen, 0]
    model.train()
    for epoch in range(epochs):
        shares = torch.tensor([1.0, SEEDS, RECOMBINED, IMAGINED], device=DEVICE)[source]
        kept = chosen[torch.rand(len(chosen), device=DEVICE) < shares]
        kept = torch.cat([kept] + [chosen[source == 0]] * (WRITTEN - 1))
        order = kept[torch.randperm(len(kept), device=DEVICE)]
        for at, batch in enumerate(order.split(BATCH)):
            before_batch(at)
            done = (epoch + at * BATCH / len(order)) / epochs
            for group in optimizer.param_groups:
                group['lr'] = rate * 0.5 * (1 + math.cos(math.pi * done))
            loss = loss_of(model, pairs, batch, at % 2 == 0)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
    return model.eval()


def loss_of(model, pairs, batch, is_topic_known):
    _, topic, form, direction, amount, *_ = pairs.labels[batch].unbind(1)
    topics, forms, leaning, amounts = model(pairs.question[batch], pairs.answer[batch], pairs.labels[batch, RELATION:], topic if is_topic_known else None)
    clear = (direction != 0).float()
    leans = F.binary_cross_entropy_with_logits(leaning, (direction > 0).float(), reduction='none')
    of_amount = (1 - SMOOTHING) * F.nll_loss(amounts, amount) - SMOOTHING * amounts.mean()
    of_question = F.cross_entropy(topics, topic, label_smoothing=SMOOTHING) + 0.3 * F.cross_entropy(forms, form)
    return of_question + of_amount + 0.7 * (leans * clear).sum() / clear.sum().clamp(min=1)


def read_by(model, pairs, rows):
    """Probabilities of topics, of forms, that a yes stands for much, and of amounts."""
    with torch.no_grad():
        parts = [model(pairs.question[part], pairs.answer[part], pairs.labels[part, RELATION:]) for part in rows.split(2048)]
    topic, form, leaning, amount = (torch.cat(column) for column in zip(*parts))
    return topic.softmax(-1), form.softmax(-1), torch.sigmoid(leaning), amount.exp()


def scores(outputs, labels):
    topics, forms, much, amounts = outputs
    _, topic, form, direction, amount, *_ = labels.unbind(1)
    plain = (amount == LITTLE) | (amount == MUCH)
    clear = (direction != 0) & (form == 0)
    said = amounts.argmax(-1)
    hits = dict(topic=topics.argmax(-1) == topic, form=forms.argmax(-1) == form, direction=((much > 0.5) == (direction > 0))[clear])
    hits |= dict(amount=said == amount, polarity=(said == amount)[plain], opposite=(said == 2 - amount)[plain])
    return ' '.join(f'{name} {100 * hit.float().mean().item():.1f}' for name, hit in hits.items()) + f' (n = {len(labels)})'


def find_nearest(model):
    """For each part of the vectors, the nearest of the 256 there are for it."""
    parts = model.table.data.chunk(PARTS, 1)
    return torch.stack([torch.cdist(part, found).argmin(1) for part, found in zip(parts, model.centroids)], 1)


def move_centroids(model):
    """A step of k-means: each of the 256 moves to the middle of those that it is the nearest of."""
    moved = []
    for at, part in enumerate(model.table.data.chunk(PARTS, 1)):
        member = F.one_hot(model.codes[:, at], CODES).float()
        count = member.sum(0)[:, None]
        moved.append(torch.where(count > 0, (member.T @ part) / count.clamp(min=1), model.centroids[at]))
    model.centroids = torch.stack(moved)


def cut(model, steps):
    if model.centroids is None:
        parts = model.table.data.chunk(PARTS, 1)
        model.centroids = torch.stack([part[torch.randperm(len(part), device=DEVICE)[:CODES]].clone() for part in parts])
    for _ in range(steps):
        model.codes = find_nearest(model)
        move_centroids(model)


def keep_cut(model):
    """From here on the 256 of each part learn, and no vector of its own."""
    model.centroids = nn.Parameter(model.centroids)
    model.table = None


def quantized(values, by_output):
    """Int8 values and their scale: one for all, or one an output."""
    highest = values.abs().amax(1, keepdim=True) if by_output else values.abs().amax()
    scale = highest.clamp(min=1e-9) / 127
    return (values / scale).round().to(torch.int8), scale


def text_of(model, hashes, language, count):
    slots = collections.Counter(value >> 8 for value in hashes)
    centroids, scale = quantized(model.centroids.data, False)
    layers = [(*quantized(getattr(model, name).weight.data, True), getattr(model, name).bias.data) for name in LAYERS]
    base64_of = lambda values: base64.b64encode(bytes(values)).decode()
    bytes_of = lambda tensor: tensor.to(torch.uint8).flatten().tolist()
    weights = dict(
        counts=base64_of([slots[slot] for slot in range(1 << 16)]),
        marks=base64_of([value & 255 for value in hashes]),
        codes=base64_of(bytes_of(model.codes)),
        centroids=base64_of([value & 255 for value in centroids.flatten().tolist()]),
        layers=base64_of([value & 255 for values, _, _ in layers for value in values.flatten().tolist()]),
        centroidScale=scale.item(),
        scales=[rounded(value) for _, scales, _ in layers for value in scales.flatten().tolist()],
        biases=[rounded(value) for _, _, bias in layers for value in bias.tolist()],
    )
    return f"""// Written by packages/bots/training/spyfall-2/train.py from {count} pairs. Do not edit.
import type {{ Weights }} from '@safehouse/beliefs/spyfall-2'

export const {language}: Weights = {json.dumps(weights, separators=(',', ':'))}
"""


def rounded(value):
    return float(f'{value:.6g}')


def main(folder, language, is_validation):
    torch.set_num_threads(1)
    os.environ['CUBLAS_WORKSPACE_CONFIG'] = ':4096:8'  # without it matrix products on a GPU are not the same each time
    torch.use_deterministic_algorithms(True)
    pairs = Pairs(f'{folder}/pairs.{language}.json.gz')
    rows = torch.arange(len(pairs.labels), device=DEVICE)
    source, origin = pairs.labels[:, 0], pairs.labels[:, ORIGIN]
    # Seeds have no question of which they were made, and the same number for it.
    of_seeds = origin[source == 1][0]
    held = (origin * 7919 % 10 == 0) & (origin != of_seeds) & is_validation
    chosen = rows[~held]

    def say(who):
        for name, number in (('written', 0), ('imagined', 3)) if is_validation else ():
            unseen = rows[held & (source == number)]
            print(language, who, name, scores(read_by(model, pairs, unseen), pairs.labels[unseen]), flush=True)

    torch.manual_seed(1)
    model = train(Classifier(pairs).to(DEVICE), pairs, chosen, EPOCHS, RATE)
    say('whole vectors:')
    cut(model, 25)
    train(model, pairs, chosen, CUTTING_EPOCHS, CUTTING_RATE, lambda at: cut(model, 1) if at % CUT_EVERY == 0 else None)
    cut(model, 5)
    keep_cut(model)
    train(model, pairs, chosen, TUNING_EPOCHS, TUNING_RATE)
    say('cut vectors:')
    with open(f'{folder}/weights.{language}.ts', 'w') as file:
        file.write(text_of(model, pairs.hashes, language, len(chosen)))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], 'validate' in sys.argv[3:])
