"""Trains the classifier of what people type (packages/beliefs/src/spyfall-2/language/classifier.ts) and writes its weights.

Usage, with Python 3.10+ and PyTorch 1.13+, without a GPU, on one core:
  npx tsx packages/bots/training/spyfall-2/pairs.ts FOLDER [LANGUAGE ...]
  python3 packages/bots/training/spyfall-2/train.py FOLDER LANGUAGE [validate]
Debian 12's python3-torch (1.13) and libopenblas0-pthread made the weights, in 17 to 18 minutes a language, with 2 GB of memory; with Debian's plain
BLAS matrix products take sixteen times as long. It writes FOLDER/weights.<language>.ts, for packages/bots/src/spyfall-2/language. With `validate`
it trains without a tenth of the written questions and says how well these are understood; settings are chosen by this and by the development
pairs, by nothing else. The same pairs give the same weights, with the same PyTorch and BLAS on the same kind of processor.

Four large classifiers (teachers) learn from the pairs first. They say what crossed pairs mean, of which nobody wrote it down, and the small
classifier that is shipped (the student) learns from the pairs and from what the teachers say on average (distillation).

Every known feature gets a vector of its own. Then the student's vectors are cut into parts, and each part is replaced by the nearest of 256
(k-means, product quantization): so a language takes a third of a megabyte. Vectors learn for a while as if they were cut already, before the
cut is made for good and the 256 of each part learn on.

Last, a layer learns what an answer alone is about. What question and answer are about together follows from both by Bayes' rule.
"""

import array
import base64
import collections
import gzip
import json
import math
import os
import sys
from dataclasses import dataclass

os.environ['OPENBLAS_NUM_THREADS'] = '1'  # it has threads of its own, whatever PyTorch is told

import torch
import torch.nn.functional as F
from torch import nn

AMOUNTS = 4
# Columns of a pair's labels, after its source (pairs.ts has them in order): where the question of which it was made is, and from where on how answer and question relate.
ORIGIN, RELATION = 5, 6
WRITTEN, SEEDS, RECOMBINED, IMAGINED, CROSSED, ASKED, EVERYDAY = range(7)
LITTLE, MUCH = 0, 2
# How many bits of a feature's hash are looked at: vectors.ts has the upper ones as slots and the lower 16 as marks.
HASH_MASK = 0x1FFFFFFF
MARK_BITS, SLOT_BITS = 16, 13


@dataclass(frozen=True)
class Size:
    """`known`: how many features have a vector, the commonest ones; `pieces`: how many of them are pieces of other words."""

    known: int
    pieces: int
    width: int
    hidden: int


TEACHER = Size(known=150_000, pieces=30_000, width=128, hidden=192)
STUDENT = Size(known=29_000, pieces=4_000, width=48, hidden=64)
TEACHERS = 4
PARTS, CODES = 8, 256
TEACHER_EPOCHS, TEACHER_RATE, TEACHER_BATCH = 6, 2e-2, 4096
EPOCHS, RATE, BATCH = 20, 1.6e-2, 1024
# While vectors learn as if they were cut, and how often the cut is made anew, in batches; then for the 256 of each part.
CUTTING_EPOCHS, CUTTING_RATE, CUT_EVERY = 10, 6e-3, 25
TUNING_EPOCHS, TUNING_RATE = 3, 4e-3
# For the topic by the answer alone.
ANSWER_EPOCHS, ANSWER_RATE = 3, 2e-2
# How often a pair of each source is there in an epoch: whole times, and for less than one a share drawn anew in each epoch.
# Pairs and questions that were written as friends type come closest to what people say, so they count most.
TIMES = {WRITTEN: 3, SEEDS: 1, RECOMBINED: 0.6, IMAGINED: 1, CROSSED: 0, ASKED: 3, EVERYDAY: 3}
TIMES_CROSSED = 0.6
# How much of what is wanted of the student the teachers say, the rest being the label.
TEACHERS_SHARE = 0.9
# Shares of features and of numbers between layers that are left out at random.
DROPPED, DROPOUT = 0.3, 0.2
SMOOTHING = 0.05
LAYERS = ['labels', 'leaning', 'focus', 'hidden', 'direct', 'output', 'answer_topics']


class Pairs:
    """Pairs of a language as tensors: labels, and the positions of the texts of questions and answers."""

    def __init__(self, path):
        with gzip.open(path) as file:
            read = json.load(file)
        self.topics, self.forms = read['topics'], read['forms']
        self.labels = torch.tensor([row[0] for row in read['pairs']])
        self.question, self.answer = (torch.tensor([row[at] for row in read['pairs']]) for at in (1, 2))
        self.source = self.labels[:, 0]
        self.hashes, number = torch.tensor([value & HASH_MASK for value in read['hashes']]).unique(return_inverse=True)
        number = number.tolist()
        # The features of all texts, one after another, with the text that each is of, and the word that it is a piece of (-1: of none).
        features, words, texts = array.array('i'), array.array('i'), array.array('i')
        for at, text in enumerate(read['texts']):
            word = -1
            for feature in text:
                if feature < 0:
                    word = number[-1 - feature]
                else:
                    features.append(number[feature])
                    words.append(word)
                    texts.append(at)
        self.features, self.words, self.text = (torch.tensor(numbers, dtype=torch.int32) for numbers in (features, words, texts))
        self.texts = len(read['texts'])

    def known(self, size):
        """The hashes of the commonest features in order, their positions in all texts, one after another, and how many each text has.

        Pieces are chosen by how often they are in words that are not known; in other words they do not count."""
        features, is_piece = self.features.long(), self.words >= 0
        is_known = torch.zeros(len(self.hashes) + 1, dtype=torch.bool)  # at -1, the last one, is no word
        is_known[self.commonest(features[~is_piece], size.known - size.pieces)] = True
        is_counted = ~is_known[self.words.long()]
        is_known[self.commonest(features[is_piece & is_counted & ~is_known[features]], size.pieces)] = True
        known = is_known.nonzero()[:, 0]
        position = torch.full((len(self.hashes),), -1).index_copy(0, known, torch.arange(len(known)))
        chosen = is_counted & is_known[features]
        each_once = (self.text[chosen].long() * len(known) + position[features[chosen]]).unique()
        text = torch.div(each_once, len(known), rounding_mode='floor')
        return self.hashes[known].tolist(), each_once - text * len(known), torch.bincount(text, minlength=self.texts)

    def commonest(self, features, most):
        return torch.bincount(features, minlength=len(self.hashes)).argsort(descending=True, stable=True)[:most]


class Classifier(nn.Module):
    def __init__(self, pairs, size):
        super().__init__()
        self.hashes, self.features, self.lengths = pairs.known(size)
        self.starts = self.lengths.cumsum(0) - self.lengths
        self.known, self.split, width, hidden = len(self.hashes), [pairs.topics, pairs.forms], size.width, size.hidden
        self.table = nn.Parameter(torch.randn(self.known, width) * 0.1)
        self.codes, self.centroids, self.cut = None, None, None
        inputs = 4 * width + pairs.forms + 4
        self.labels = nn.Linear(width, pairs.topics + pairs.forms)
        self.leaning = nn.Linear(width, pairs.topics)
        self.focus = nn.Linear(pairs.topics, width)
        self.hidden = nn.Linear(inputs, hidden)
        self.direct = nn.Linear(inputs, 2 * AMOUNTS + 1)
        self.output = nn.Linear(hidden, 2 * AMOUNTS + 1)
        self.answer_topics = None  # learned last
        self.dropout = nn.Dropout(DROPOUT)

    def vectors(self):
        if self.codes is None:
            return self.table
        # While the table is still there it learns: its numbers are those of the cut, its gradient is as if there were none (straight-through).
        return self.cut_vectors() if self.table is None else self.cut + self.table - self.table.detach()

    def cut_vectors(self):
        return torch.cat([F.embedding(self.codes[:, part], self.centroids[part]) for part in range(PARTS)], 1)

    def sums(self, vectors, texts):
        lengths = self.lengths[texts]
        of = torch.arange(len(texts)).repeat_interleave(lengths)
        features = self.features[torch.arange(len(of)) + (self.starts[texts] - lengths.cumsum(0) + lengths)[of]]
        if self.training:
            kept = torch.rand(len(features)) >= DROPPED
            features, lengths = features[kept], torch.bincount(of[kept], minlength=len(texts))
        sums = F.embedding_bag(features, vectors, lengths.cumsum(0) - lengths, mode='sum')
        return self.dropout(sums / lengths.clamp(min=1).sqrt()[:, None])

    def forward(self, question, answer, relation, known=None):
        asked, said = self.sums(self.vectors(), torch.cat([question, answer])).chunk(2)
        topic, form = self.labels(asked).split(self.split, -1)
        by_both = topic if self.answer_topics is None else topic + self.answer_topics(said)
        topics = by_both.softmax(-1).detach() if known is None else F.one_hot(known, self.split[0]).float()
        leaning = (self.leaning(asked) * topics).sum(-1)
        towards = (self.leaning(said) * topics).sum(-1, keepdim=True)
        inputs = torch.cat([said, said * self.focus(topics), asked, asked * said, form.softmax(-1).detach(), relation.float(), towards], -1)
        outputs = self.direct(inputs) + self.output(self.dropout(F.relu(self.hidden(inputs))))
        own = outputs[:, :AMOUNTS].softmax(-1)
        no, so, yes, unsaid = outputs[:, AMOUNTS : 2 * AMOUNTS].softmax(-1).unbind(-1)
        much = torch.sigmoid(leaning)
        agreed = torch.stack([much * no + (1 - much) * yes, so, much * yes + (1 - much) * no, unsaid], -1)
        share = torch.sigmoid(outputs[:, 2 * AMOUNTS :])
        return topic, by_both, form, leaning, torch.log(share * agreed + (1 - share) * own + 1e-6)


def rows_of_epoch(pairs, chosen, times):
    parts = []
    for source, count in times.items():
        rows = chosen[pairs.source[chosen] == source]
        parts += [rows] * int(count) + [rows[torch.rand(len(rows)) < count - int(count)]]
    rows = torch.cat(parts)
    return rows[torch.randperm(len(rows))]


def train(model, pairs, chosen, told, epochs, rate, before_batch=lambda at: None):
    """`told`: what teachers say of each pair; none for a teacher."""
    tables = [value for name, value in model.named_parameters() if name in ('table', 'centroids')]
    layers = [value for name, value in model.named_parameters() if name not in ('table', 'centroids')]
    optimizer = torch.optim.AdamW([dict(params=tables, weight_decay=0.0), dict(params=layers, weight_decay=0.01)], lr=rate)
    times, size = (TIMES, TEACHER_BATCH) if told is None else (TIMES | {CROSSED: TIMES_CROSSED}, BATCH)
    model.train()
    for epoch in range(epochs):
        order = rows_of_epoch(pairs, chosen, times)
        for at, batch in enumerate(order.split(size)):
            before_batch(at)
            set_rate(optimizer, rate, (epoch + at * size / len(order)) / epochs)
            loss = loss_of(model, pairs, batch, told and [part[batch] for part in told], at % 2 == 0)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
    return model.eval()


def loss_of(model, pairs, batch, told, is_topic_known):
    source, topic, form, direction, amount, *_ = pairs.labels[batch].unbind(1)
    topics, _, forms, leaning, amounts = model(pairs.question[batch], pairs.answer[batch], pairs.labels[batch, RELATION:], topic if is_topic_known else None)
    clear = (direction != 0).float()
    leans = F.binary_cross_entropy_with_logits(leaning, (direction > 0).float(), reduction='none')
    wanted_topic = (1 - SMOOTHING) * F.one_hot(topic, topics.shape[1]).float() + SMOOTHING / topics.shape[1]
    wanted = F.one_hot(amount, AMOUNTS).float()
    smoothed = SMOOTHING
    if told is not None:
        # Of a crossed pair only the teachers know what it means.
        share = torch.where(source == CROSSED, 1.0, TEACHERS_SHARE)[:, None]
        wanted = share * told[1] + (1 - share) * wanted
        wanted_topic = TEACHERS_SHARE * told[0] + (1 - TEACHERS_SHARE) * wanted_topic
        smoothed = 0
    of_amount = -(1 - smoothed) * (wanted * amounts).sum(-1).mean() - smoothed * amounts.mean()
    of_question = F.cross_entropy(topics, wanted_topic) + 0.3 * F.cross_entropy(forms, form)
    return of_question + of_amount + 0.7 * (leans * clear).sum() / clear.sum().clamp(min=1)


def told_by(model, pairs):
    """What a teacher says of all pairs: the probabilities of topics, and of amounts if the topic is known."""
    topics, amounts = [], []
    with torch.no_grad():
        for rows in torch.arange(len(pairs.labels)).split(4096):
            topic, _, _, _, amount = model(pairs.question[rows], pairs.answer[rows], pairs.labels[rows, RELATION:], pairs.labels[rows, 1])
            topics.append(topic.softmax(-1))
            amounts.append(amount.exp())
    return torch.cat(topics), torch.cat(amounts)


def read_by(model, pairs, rows):
    """Probabilities of topics, by the question and by both texts, of forms, that a yes stands for much, and of amounts."""
    with torch.no_grad():
        parts = [model(pairs.question[part], pairs.answer[part], pairs.labels[part, RELATION:]) for part in rows.split(2048)]
    topic, by_both, form, leaning, amount = (torch.cat(column) for column in zip(*parts))
    return topic.softmax(-1), by_both.softmax(-1), form.softmax(-1), torch.sigmoid(leaning), amount.exp()


def scores(outputs, labels):
    topics, by_both, forms, much, amounts = outputs
    _, topic, form, direction, amount, *_ = labels.unbind(1)
    plain = (amount == LITTLE) | (amount == MUCH)
    clear = (direction != 0) & (form == 0)
    said = amounts.argmax(-1)
    hits = dict(topic=topics.argmax(-1) == topic, topic_by_both=by_both.argmax(-1) == topic, form=forms.argmax(-1) == form, direction=((much > 0.5) == (direction > 0))[clear])
    hits |= dict(amount=said == amount, polarity=(said == amount)[plain], opposite=(said == 2 - amount)[plain])
    return ' '.join(f'{name} {100 * hit.float().mean().item():.1f}' for name, hit in hits.items()) + f' (n = {len(labels)})'


def find_nearest(model):
    """For each part of the vectors, the nearest of the 256 there are for it."""
    parts = model.table.data.chunk(PARTS, 1)
    return torch.stack([(found.square().sum(1) - 2 * part @ found.T).argmin(1) for part, found in zip(parts, model.centroids)], 1)


def move_centroids(model):
    """A step of k-means: each of the 256 moves to the middle of those that it is the nearest of."""
    moved = []
    for at, part in enumerate(model.table.data.chunk(PARTS, 1)):
        codes = model.codes[:, at]
        count = torch.bincount(codes, minlength=CODES)[:, None]
        sums = torch.zeros(CODES, part.shape[1]).index_add(0, codes, part)
        moved.append(torch.where(count > 0, sums / count.clamp(min=1), model.centroids[at]))
    model.centroids = torch.stack(moved)


def cut(model, steps):
    if model.centroids is None:
        parts = model.table.data.chunk(PARTS, 1)
        model.centroids = torch.stack([part[torch.randperm(len(part))[:CODES]].clone() for part in parts])
    for _ in range(steps):
        model.codes = find_nearest(model)
        move_centroids(model)
    model.cut = model.cut_vectors()


def keep_cut(model):
    """From here on the 256 of each part learn, and no vector of its own."""
    model.centroids = nn.Parameter(model.centroids)
    model.table = None


def learn_answer_topics(model, pairs, chosen):
    """A layer for the topic by the answer alone. How common a topic is is taken out, so that its outputs are added to those by the question."""
    with torch.no_grad():
        said = torch.cat([model.sums(model.vectors(), texts) for texts in torch.arange(pairs.texts).split(4096)])
    topics, count = pairs.labels[:, 1], torch.zeros(pairs.topics)
    layer = nn.Linear(said.shape[1], pairs.topics)
    optimizer = torch.optim.Adam(layer.parameters(), lr=ANSWER_RATE)
    for epoch in range(ANSWER_EPOCHS):
        order = rows_of_epoch(pairs, chosen, TIMES)
        count += torch.bincount(topics[order], minlength=pairs.topics)
        for at, batch in enumerate(order.split(TEACHER_BATCH)):
            set_rate(optimizer, ANSWER_RATE, (epoch + at * TEACHER_BATCH / len(order)) / ANSWER_EPOCHS)
            loss = F.cross_entropy(layer(said[pairs.answer[batch]]), topics[batch], label_smoothing=SMOOTHING)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    layer.bias.data -= (count / count.sum()).log()
    model.answer_topics = layer


def set_rate(optimizer, rate, done):
    """Falls along a cosine to nothing."""
    for group in optimizer.param_groups:
        group['lr'] = rate * 0.5 * (1 + math.cos(math.pi * done))


def quantized(values, by_output):
    """Int8 values and their scale: one for all, or one an output."""
    highest = values.abs().amax(1, keepdim=True) if by_output else values.abs().amax()
    scale = highest.clamp(min=1e-9) / 127
    return (values / scale).round().to(torch.int8), scale


def text_of(model, hashes, language, count):
    slots = collections.Counter(value >> MARK_BITS for value in hashes)
    centroids, scale = quantized(model.centroids.data, False)
    layers = [(*quantized(getattr(model, name).weight.data, True), getattr(model, name).bias.data) for name in LAYERS]
    base64_of = lambda values: base64.b64encode(bytes(values)).decode()
    bytes_of = lambda tensor: tensor.to(torch.uint8).flatten().tolist()
    weights = dict(
        counts=base64_of([slots[slot] for slot in range(1 << SLOT_BITS)]),
        marks=base64_of([byte for value in hashes for byte in (value & 255, value >> 8 & 255)]),
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
    torch.set_flush_denormal(True)  # numbers of the optimizer for rare features become too small to be counted with fast
    torch.use_deterministic_algorithms(True)
    pairs = Pairs(f'{folder}/pairs.{language}.json.gz')
    rows = torch.arange(len(pairs.labels))
    origin = pairs.labels[:, ORIGIN]
    # Seeds have no question of which they were made, and the same number for it.
    of_seeds = origin[pairs.source == SEEDS][0]
    held = (origin * 7919 % 10 == 0) & (origin != of_seeds) & is_validation
    chosen = rows[~held]

    def say(who, models):
        for name, number in (('written', WRITTEN), ('imagined', IMAGINED), ('everyday', EVERYDAY)) if is_validation else ():
            unseen = rows[held & (pairs.source == number)]
            outputs = [sum(column) / len(models) for column in zip(*(read_by(model, pairs, unseen) for model in models))]
            print(language, who, name, scores(outputs, pairs.labels[unseen]), flush=True)

    teachers = []
    for number in range(TEACHERS):
        torch.manual_seed(100 + number)
        teachers.append(train(Classifier(pairs, TEACHER), pairs, chosen, None, TEACHER_EPOCHS, TEACHER_RATE))
    say('a teacher:', teachers[:1])
    say('teachers:', teachers)
    told = [sum(column) / len(teachers) for column in zip(*(told_by(teacher, pairs) for teacher in teachers))]
    torch.manual_seed(1)
    model = train(Classifier(pairs, STUDENT), pairs, chosen, told, EPOCHS, RATE)
    say('whole vectors:', [model])
    cut(model, 25)
    train(model, pairs, chosen, told, CUTTING_EPOCHS, CUTTING_RATE, lambda at: cut(model, 1) if at % CUT_EVERY == 0 else None)
    cut(model, 5)
    keep_cut(model)
    train(model, pairs, chosen, told, TUNING_EPOCHS, TUNING_RATE)
    learn_answer_topics(model, pairs, chosen)
    say('cut vectors:', [model])
    with open(f'{folder}/weights.{language}.ts', 'w') as file:
        file.write(text_of(model, model.hashes, language, len(chosen)))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], 'validate' in sys.argv[3:])
