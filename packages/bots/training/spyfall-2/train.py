"""Trains the classifier of what people type (packages/beliefs/src/spyfall-2/language/classifier.ts) and writes its weights.

Usage, with Python 3.10+ and PyTorch (1.13 made the weights; eight minutes of one core for a language):
  npx tsx packages/bots/training/spyfall-2/pairs.ts FOLDER
  python3 packages/bots/training/spyfall-2/train.py FOLDER LANGUAGE [validate]
It writes FOLDER/weights.<language>.ts, for packages/bots/src/spyfall-2/language. With `validate` it trains without a tenth of the written
questions and says how well these are understood; nothing else may be used to choose a setting. The same pairs give the same weights, with
the same PyTorch on the same kind of processor.

Every known feature gets a vector of its own. Then the vectors are cut into parts, and each part is replaced by the nearest of 256 (k-means),
which are trained on: so a language takes a third of a megabyte.
"""

import base64
import collections
import gzip
import json
import math
import sys

import torch
import torch.nn.functional as F
from torch import nn

AMOUNTS = 4
# Columns of a pair's labels: where the question of which it was made is, and from where on how answer and question relate.
ORIGIN, RELATION = 5, 6
LITTLE, MUCH = 0, 2
# How many features are known, the commonest ones, and how many bits of their hashes are looked at: vectors.ts has counts by the upper 16.
MAX_KNOWN = 32768
HASH_MASK = 0xFFFFFF
WIDTH, HIDDEN = 48, 64
PARTS, CODES = 6, 256
EPOCHS, RATE = 12, 8e-3
TUNING_EPOCHS, TUNING_RATE = 4, 2e-3
BATCH = 256
# How often a written pair is there in an epoch, and the shares of pairs made of seeds and of recombined ones that are.
WRITTEN, SEEDS, RECOMBINED = 3, 1.0, 0.6
# Shares of features and of numbers between layers that are left out at random.
DROPPED, DROPOUT = 0.5, 0.2
SMOOTHING = 0.05
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
        self.labels = torch.tensor([row[0] for row in rows])
        self.question, self.answer = (padded([sorted({position[i] for i in row[at] if i in position}) for row in rows], len(self.hashes)) for at in (1, 2))


def padded(rows, fill):
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [fill] * (longest - len(row)) for row in rows])


class Classifier(nn.Module):
    def __init__(self, pairs, width=WIDTH, hidden=HIDDEN):
        super().__init__()
        self.known, self.split = len(pairs.hashes), [pairs.topics, pairs.forms]
        self.table = nn.Parameter(torch.randn(self.known, width) * 0.1)
        self.centroids, self.codes = None, None
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
        return torch.cat([F.embedding(self.codes[:, part], self.centroids[part]) for part in range(PARTS)], 1)

    def sum(self, vectors, features):
        kept = features < self.known
        longest = max(1, int(kept.sum(1).max()))
        features, kept = features[:, :longest], kept[:, :longest]
        if self.training:
            kept = kept & (torch.rand(features.shape) >= DROPPED)
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


def train(model, pairs, chosen, epochs, rate):
    tables = [value for name, value in model.named_parameters() if name in ('table', 'centroids')]
    layers = [value for name, value in model.named_parameters() if name not in ('table', 'centroids')]
    optimizer = torch.optim.AdamW([dict(params=tables, weight_decay=0.0), dict(params=layers, weight_decay=0.01)], lr=rate)
    source = pairs.labels[chosen, 0]
    model.train()
    for epoch in range(epochs):
        shares = torch.tensor([1.0, SEEDS, RECOMBINED])[source]
        kept = chosen[torch.rand(len(chosen)) < shares]
        kept = torch.cat([kept] + [chosen[source == 0]] * (WRITTEN - 1))
        order = kept[torch.randperm(len(kept))]
        for at, batch in enumerate(order.split(BATCH)):
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


def cut(model):
    """Replaces each part of the vectors by the nearest of a few, which k-means finds."""
    centroids, codes = [], []
    for part in model.table.data.chunk(PARTS, 1):
        found = part[torch.randperm(len(part))[:CODES]].clone()
        for _ in range(25):
            nearest = torch.cat([torch.cdist(some, found).argmin(1) for some in part.split(8192)])
            member = F.one_hot(nearest, CODES).float()
            count = member.sum(0)
            found = torch.where(count[:, None] > 0, (member.T @ part) / count[:, None].clamp(min=1), found)
        centroids.append(found)
        codes.append(nearest)
    model.codes = torch.stack(codes, 1)
    model.centroids = nn.Parameter(torch.stack(centroids))
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
    torch.use_deterministic_algorithms(True)
    pairs = Pairs(f'{folder}/pairs.{language}.json.gz')
    rows = torch.arange(len(pairs.labels))
    source, origin = pairs.labels[:, 0], pairs.labels[:, ORIGIN]
    # Seeds have no question of which they were made, and the same number for it.
    of_seeds = origin[source == 1][0]
    held = (origin * 7919 % 10 == 0) & (origin != of_seeds) & is_validation
    chosen, unseen = rows[~held], rows[held & (source == 0)]
    say = lambda who: is_validation and print(language, who, scores(read_by(model, pairs, unseen), pairs.labels[unseen]), flush=True)
    torch.manual_seed(1)
    model = train(Classifier(pairs), pairs, chosen, EPOCHS, RATE)
    say('whole vectors:')
    cut(model)
    train(model, pairs, chosen, TUNING_EPOCHS, TUNING_RATE)
    say('cut vectors:')
    with open(f'{folder}/weights.{language}.ts', 'w') as file:
        file.write(text_of(model, pairs.hashes, language, len(chosen)))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], 'validate' in sys.argv[3:])
