"""Trains the classifier of what people type (packages/beliefs/src/spyfall-2/language/classifier.ts) and writes its weights.

Usage, with Python 3.10+ and PyTorch (2.11, on a GPU: six minutes for teachers, eight for the student):
  npx tsx packages/bots/training/spyfall-2/pairs.ts FOLDER
  python3 packages/bots/training/spyfall-2/train.py FOLDER [teachers | student] [validate]
It writes FOLDER/weights.<language>.ts and FOLDER/weights.layers.ts, for packages/bots/src/spyfall-2/language. With `validate` it trains
without a tenth of the written questions and says how well these are understood; nothing else may be used to choose a setting. The same
pairs give the same weights, with the same PyTorch on the same kind of processor.

Large classifiers (teachers) learn from the pairs first. Then each question gets many other answers about its topic, the teachers say what
these mean, and the small classifier that is shipped (the student) learns from both (distillation). All three languages share the layers
after the vectors: what makes an answer agree with a question is much the same in each.

To be small, the student's vectors are cut into parts in the end, and each part is replaced by the nearest of 256 (k-means, product
quantization). Vectors learn for a while as if they were cut already, before the cut is made for good and the 256 of each part learn on.
"""

import base64
import collections
import gzip
import json
import math
import os
import subprocess
import sys
import time
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import nn

LANGUAGES = ['en', 'nl', 'de']
AMOUNTS = 4
LITTLE, MUCH = 0, 2
# Columns of a pair's labels (pairs.ts has them in order).
SOURCE, TOPIC, FORM, DIRECTION, AMOUNT, ORIGIN = range(6)
WRITTEN, SEEDS, RECOMBINED, IMAGINED = range(4)
# How often a pair of each source is there in an epoch: whole times, and for less than one a share drawn anew in each epoch.
TIMES = {WRITTEN: 3, SEEDS: 1, RECOMBINED: 0.6, IMAGINED: 1}
# How many bits of a feature's hash are looked at: vectors.ts has the upper ones as slots and the lower 16 as marks.
HASH_MASK = 0x1FFFFFFF
MARK_BITS, SLOT_BITS = 16, 13
MAX_TOKENS = 24
PARTS, CODES = 8, 256
SMOOTHING = 0.05
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


@dataclass(frozen=True)
class Size:
    """`known`: how many features of each language have a vector, the commonest ones; `vector` and `width`: how many numbers a feature and a word have."""

    known: int
    vector: int
    width: int
    heads: int
    layers: int
    inner: int
    dropout: float


TEACHER = Size(known=200_000, vector=192, width=192, heads=6, layers=3, inner=384, dropout=0.15)
STUDENT = Size(known=24_000, vector=64, width=96, heads=6, layers=2, inner=192, dropout=0.05)
TEACHERS = 4
# Epochs and rates: of teachers, of the student with whole vectors, while it learns as if they were cut, and of the 256 of each part.
TEACHER_EPOCHS, TEACHER_RATE = 10, 2e-3
EPOCHS, RATE = 8, 3e-3
CUTTING_EPOCHS, CUTTING_RATE, CUT_EVERY = 3, 1e-3, 50
TUNING_EPOCHS, TUNING_RATE = 1, 5e-4
# Vectors of features learn faster than layers by this factor.
VECTOR_FACTOR = 5
BATCH = 2048
# Shares of features and of words that are left out at random.
DROPPED_FEATURES, DROPPED_WORDS = 0.3, 0.08
# How many questions with other answers there are for the student (half of them in an epoch), and how much of what is wanted of a pair the
# teachers say, the rest being its label.
CROSSED, TEACHERS_SHARE = 800_000, 0.7


class Pairs:
    """Pairs of all languages as tensors: words of questions and answers (padded), the features of words, and labels."""

    def __init__(self, folder):
        labels, questions, answers, languages, features = [], [], [], [], []
        for number, language in enumerate(LANGUAGES):
            with gzip.open(f'{folder}/pairs.{language}.json.gz') as file:
                read = json.load(file)
            self.topics, self.forms = read['topics'], read['forms']
            first = len(features)
            # The hashes of a word's features; the same word in two languages counts as two, since each language knows features of its own.
            features += [(number, [value & HASH_MASK for value in hashes]) for hashes in read['words']]
            for row_labels, question, answer in read['pairs']:
                labels.append(row_labels)
                questions.append([first + word for word in question])
                answers.append([first + word for word in answer])
                languages.append(number)
        self.nothing = len(features)
        self.labels = torch.tensor(labels, device=DEVICE)
        self.language = torch.tensor(languages, device=DEVICE)
        self.question, self.answer = padded(questions, self.nothing), padded(answers, self.nothing)
        self.features = features
        self.count = collections.Counter()
        for text in {tuple(text) for text in questions} | {tuple(text) for text in answers}:
            self.count.update(text)
        # Pairs with the same origin are about the same question; those of seeds have none, and the same number for it.
        seeds = {number: next(row[ORIGIN] for row, other in zip(labels, languages) if other == number and row[SOURCE] == SEEDS) for number in range(len(LANGUAGES))}
        of_seeds = torch.tensor([seeds[number] for number in range(len(LANGUAGES))], device=DEVICE)[self.language]
        self.held = (self.labels[:, ORIGIN] * 7919 % 10 == 0) & (self.labels[:, ORIGIN] != of_seeds)


def padded(rows, fill):
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [fill] * (longest - len(row)) for row in rows], device=DEVICE)


class KnownFeatures:
    """The commonest features of each language, in the order of their hashes, and those of each word (padded with their number)."""

    def __init__(self, pairs, most):
        counts = [collections.Counter() for _ in LANGUAGES]
        for word, (language, hashes) in enumerate(pairs.features):
            for value in set(hashes):
                counts[language][value] += pairs.count[word]
        self.by_language = [sorted(sorted(count, key=lambda value: (-count[value], value))[:most]) for count in counts]
        self.hashes = sorted(set().union(*self.by_language))
        self.position = {value: position for position, value in enumerate(self.hashes)}
        known = [set(hashes) for hashes in self.by_language]
        rows = [sorted({self.position[value] for value in hashes if value in known[language]}) for language, hashes in pairs.features]
        self.of_word = padded([*rows, []], len(self.hashes))


class Attention(nn.Module):
    """A layer in which words look at each other and at the question's words, and then each one by itself is changed."""

    def __init__(self, size):
        super().__init__()
        self.heads, self.dropout = size.heads, nn.Dropout(size.dropout)
        self.before, self.between = nn.LayerNorm(size.width), nn.LayerNorm(size.width)
        self.query, self.key, self.value, self.output = (nn.Linear(size.width, size.width) for _ in range(4))
        self.inner, self.outer = nn.Linear(size.width, size.inner), nn.Linear(size.inner, size.width)

    def forward(self, words, seen, is_seen):
        split = lambda values: values.unflatten(-1, (self.heads, -1)).transpose(1, 2)
        normed = self.before(words)
        seen = normed if seen is None else torch.cat([self.before(seen), normed], 1)
        query, key, value = split(self.query(normed)), split(self.key(seen)), split(self.value(seen))
        weights = (query @ key.transpose(-1, -2) / math.sqrt(key.shape[-1])).masked_fill(~is_seen[:, None, None], -1e4).softmax(-1)
        words = words + self.dropout(self.output((weights @ value).transpose(1, 2).flatten(2)))
        return words + self.dropout(self.outer(F.relu(self.inner(self.between(words)))))


class Classifier(nn.Module):
    def __init__(self, pairs, size):
        super().__init__()
        known = KnownFeatures(pairs, size.known)
        self.size, self.features, self.of_word, self.nothing = size, known, known.of_word, pairs.nothing
        self.known = len(known.hashes)
        self.topics, self.forms = pairs.topics, pairs.forms
        self.table = nn.Parameter(torch.randn(self.known, size.vector) * 0.1)
        self.codes, self.centroids = None, None
        self.widen = nn.Linear(size.vector, size.width)
        # What is added to the words of a question and of an answer by their place; the first place is that of the text as a whole.
        self.places = nn.Parameter(torch.randn(2, MAX_TOKENS + 1, size.width) * 0.05)
        self.topic_asked = nn.Linear(self.topics, size.width)
        self.attention = nn.ModuleList(Attention(size) for _ in range(size.layers))
        self.question_norm, self.answer_norm = nn.LayerNorm(size.width), nn.LayerNorm(size.width)
        self.labels = nn.Linear(2 * size.width, self.topics + self.forms)
        self.leaning = nn.Linear(2 * size.width, self.topics)
        self.amounts = nn.Linear(2 * size.width, 2 * AMOUNTS + 1)
        self.towards = nn.Linear(2 * size.width, self.topics)
        self.dropout = nn.Dropout(size.dropout)

    def vectors(self):
        if self.codes is None:
            return self.table
        cut = torch.cat([F.embedding(self.codes[:, part], self.centroids[part]) for part in range(PARTS)], 1)
        # While the table is still there it learns: its numbers are those of the cut, its gradient is as if there were none (straight-through).
        return cut if self.table is None else cut + self.table - self.table.detach()

    def words(self, texts, kept):
        """Vectors of the kept words of some texts: the sum of those of their features by the root of their number."""
        found, where = torch.unique(texts[kept], return_inverse=True)
        features = self.of_word[found]
        known = features < self.known
        if self.training:
            known = known & (torch.rand(features.shape, device=DEVICE) >= DROPPED_FEATURES)
        count = known.sum(1)
        shares = (1 / count.clamp(min=1).sqrt()).repeat_interleave(count)
        summed = F.embedding_bag(features[known], self.vectors(), count.cumsum(0) - count, mode='sum', per_sample_weights=shares)
        vectors = self.widen(summed)[where]
        words = torch.zeros(*texts.shape, self.size.width, device=DEVICE, dtype=vectors.dtype)
        words[kept] = vectors
        return words

    def text(self, texts, places, first):
        """A text's words with their places, behind one for the text as a whole, and which of these there are."""
        kept = texts != self.nothing
        longest = max(1, int(kept.sum(1).max()))
        texts, kept = texts[:, :longest], kept[:, :longest]
        if self.training:
            kept = kept & (torch.rand(texts.shape, device=DEVICE) >= DROPPED_WORDS)
        words = torch.cat([first[:, None], self.words(texts, kept)], 1) + places[: longest + 1]
        return words, torch.cat([torch.ones_like(kept[:, :1]), kept], 1)

    def whole(self, words, there):
        """The first place, and the mean of all."""
        there = there[..., None]
        return self.dropout(torch.cat([words[:, 0], (words * there).sum(1) / there.sum(1)], 1))

    def forward(self, question, answer, known=None):
        nothing = torch.zeros(len(question), self.size.width, device=DEVICE)
        words, asked_there = self.text(question, self.places[0], nothing)
        asked = []
        for layer in self.attention:
            asked.append(words)
            words = layer(words, None, asked_there)
        whole = self.whole(self.question_norm(words), asked_there)
        topic, form = self.labels(whole).float().split([self.topics, self.forms], -1)
        topics = topic.softmax(-1).detach() if known is None else F.one_hot(known, self.topics).float()
        leaning = (self.leaning(whole).float() * topics).sum(-1)
        words, there = self.text(answer, self.places[1], self.topic_asked(topics))
        is_seen = torch.cat([asked_there, there], 1)
        for layer, before in zip(self.attention, asked):
            words = layer(words, before, is_seen)
        whole = self.whole(self.answer_norm(words), there)
        outputs = self.amounts(whole).float()
        towards = (self.towards(whole).float() * topics).sum(-1)
        zero = torch.zeros_like(towards)
        own = (outputs[:, :AMOUNTS] + torch.stack([-towards, zero, towards, zero], -1)).softmax(-1)
        no, so, yes, unsaid = outputs[:, AMOUNTS : 2 * AMOUNTS].softmax(-1).unbind(-1)
        much = torch.sigmoid(leaning)
        agreed = torch.stack([much * no + (1 - much) * yes, so, much * yes + (1 - much) * no, unsaid], -1)
        share = torch.sigmoid(outputs[:, 2 * AMOUNTS :])
        return topic, form, leaning, torch.log(share * agreed + (1 - share) * own + 1e-6)


def rows_of_epoch(pairs, chosen):
    source = pairs.labels[chosen, SOURCE]
    parts = []
    for number, times in TIMES.items():
        rows = chosen[source == number]
        parts += [rows] * int(times) + [rows[torch.rand(len(rows), device=DEVICE) < times - int(times)]]
    return torch.cat(parts)


def batches_of_pairs(pairs, chosen):
    """Batches of an epoch: questions, answers, labels and what the teachers say of the amounts (nothing, for a teacher)."""
    rows = rows_of_epoch(pairs, chosen)
    for batch in rows[torch.randperm(len(rows), device=DEVICE)].split(BATCH):
        yield pairs.question[batch], pairs.answer[batch], pairs.labels[batch], None


class Crossing:
    """Batches for the student: pairs, and questions with answers that were given to other questions of the same topic and language."""

    def __init__(self, pairs, chosen, teachers):
        self.pairs, self.chosen = pairs, chosen
        whole = chosen[(pairs.labels[chosen, SOURCE] == WRITTEN) | (pairs.labels[chosen, SOURCE] == IMAGINED)]
        # Rows in the order of their group, so that another of the same group is drawn by a position.
        group = pairs.language[whole] * pairs.topics + pairs.labels[whole, TOPIC]
        whole = whole[torch.argsort(group, stable=True)]
        group = group.sort()[0]
        start = torch.searchsorted(group, group)
        count = torch.searchsorted(group, group, right=True) - start
        asked = torch.randint(len(whole), (CROSSED,), device=DEVICE)
        said = start[asked] + (torch.rand(CROSSED, device=DEVICE) * count[asked]).long()
        rows = torch.arange(len(pairs.labels), device=DEVICE)
        # By position: the rows of question and answer; those of pairs first, then the crossed ones.
        self.questions, self.answers = torch.cat([rows, whole[asked]]), torch.cat([rows, whole[said]])
        told = torch.cat([self.told(teachers, part) for part in torch.arange(len(self.questions), device=DEVICE).split(4 * BATCH)])
        given = F.one_hot(pairs.labels[self.questions, AMOUNT], AMOUNTS).float()
        share = torch.where(torch.arange(len(told), device=DEVICE) < len(rows), TEACHERS_SHARE, 1.0)[:, None]
        self.wanted = share * told + (1 - share) * given

    def told(self, teachers, positions):
        """What teachers say of the amounts, on average."""
        question, answer = self.pairs.question[self.questions[positions]], self.pairs.answer[self.answers[positions]]
        topic = self.pairs.labels[self.questions[positions], TOPIC]
        with torch.no_grad(), torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda'):
            return sum(teacher(question, answer, topic)[3].exp() for teacher in teachers) / len(teachers)

    def __call__(self):
        drawn = torch.randperm(CROSSED, device=DEVICE)[: CROSSED // 2] + len(self.pairs.labels)
        positions = torch.cat([rows_of_epoch(self.pairs, self.chosen), drawn])
        for batch in positions[torch.randperm(len(positions), device=DEVICE)].split(BATCH):
            row = self.questions[batch]
            yield self.pairs.question[row], self.pairs.answer[self.answers[batch]], self.pairs.labels[row], self.wanted[batch]


def train(model, batches, epochs, rate, before_batch=lambda at: None):
    """`batches` makes those of an epoch."""
    vectors = [value for name, value in model.named_parameters() if name in ('table', 'centroids')]
    layers = [value for name, value in model.named_parameters() if name not in ('table', 'centroids')]
    optimizer = torch.optim.AdamW(
        [dict(params=vectors, weight_decay=0.0, factor=VECTOR_FACTOR), dict(params=layers, weight_decay=0.01, factor=1)], lr=rate, betas=(0.9, 0.98)
    )
    model.train()
    batches_an_epoch, start = None, time.time()
    for epoch in range(epochs):
        at = 0
        for question, answer, labels, told in batches():
            before_batch(at)
            # The first epoch begins slowly, before it is known how many batches there are.
            done = (epoch + (at / batches_an_epoch if batches_an_epoch else 0)) / epochs
            warm = min(1, (at + 1) / 200) if epoch == 0 else 1
            for group in optimizer.param_groups:
                group['lr'] = group['factor'] * rate * warm * 0.5 * (1 + math.cos(math.pi * done))
            with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda'):
                outputs = model(question, answer, labels[:, TOPIC] if at % 2 == 0 else None)
            loss = loss_of(outputs, labels, told)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(layers, 1.0)
            optimizer.step()
            at += 1
        batches_an_epoch = at
        print(f'epoch {epoch + 1} of {epochs}: {at} batches, {time.time() - start:.0f} s', flush=True)
    return model.eval()


def loss_of(outputs, labels, told):
    topics, forms, leaning, amounts = outputs
    clear = (labels[:, DIRECTION] != 0).float()
    leans = F.binary_cross_entropy_with_logits(leaning, (labels[:, DIRECTION] > 0).float(), reduction='none')
    wanted = F.one_hot(labels[:, AMOUNT], AMOUNTS).float() if told is None else told
    smoothed = SMOOTHING if told is None else 0
    of_amount = -(1 - smoothed) * (wanted * amounts).sum(-1).mean() - smoothed * amounts.mean()
    of_question = F.cross_entropy(topics, labels[:, TOPIC], label_smoothing=SMOOTHING) + 0.3 * F.cross_entropy(forms, labels[:, FORM])
    return of_question + of_amount + 0.7 * (leans * clear).sum() / clear.sum().clamp(min=1)


def say(who, models, pairs):
    """How well held questions and their answers are understood by a model, or by several together."""
    for number, language in enumerate(LANGUAGES):
        for name, source in (('written', WRITTEN), ('imagined', IMAGINED)):
            rows = torch.nonzero(pairs.held & (pairs.language == number) & (pairs.labels[:, SOURCE] == source))[:, 0]
            with torch.no_grad():
                read = [[model(pairs.question[part], pairs.answer[part]) for part in rows.split(BATCH)] for model in models]
            sums = [sum(function(torch.cat([part[at] for part in parts])) for parts in read) for at, function in ((0, lambda x: x.softmax(-1)), (1, lambda x: x.softmax(-1)), (2, torch.sigmoid), (3, torch.exp))]
            print(language, who, name, scores(sums, len(models), pairs.labels[rows]), flush=True)


def scores(sums, count, labels):
    topics, forms, much, amounts = sums
    topic, form, direction, amount = labels[:, TOPIC], labels[:, FORM], labels[:, DIRECTION], labels[:, AMOUNT]
    plain = (amount == LITTLE) | (amount == MUCH)
    clear = (direction != 0) & (form == 0)
    said = amounts.argmax(-1)
    hits = dict(topic=topics.argmax(-1) == topic, form=forms.argmax(-1) == form, direction=((much > 0.5 * count) == (direction > 0))[clear])
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


def base64_of(values):
    return base64.b64encode(bytes(value & 255 for value in values)).decode()


def rounded(values):
    return [float(f'{value:.6g}') for value in values.flatten().tolist()]


def text_of(name, kind, weights, count):
    return f"""// Written by packages/bots/training/spyfall-2/train.py from {count} pairs. Do not edit.
import type {{ {kind} }} from '@safehouse/beliefs/spyfall-2'

export const {name}: {kind} = {json.dumps(weights, separators=(',', ':'))}
"""


def vectors_of(model, number):
    hashes = model.features.by_language[number]
    slots = collections.Counter(value >> MARK_BITS for value in hashes)
    codes = model.codes[[model.features.position[value] for value in hashes]]
    return dict(
        counts=base64_of(slots[slot] for slot in range(1 << SLOT_BITS)),
        marks=base64_of(byte for value in hashes for byte in (value & 255, value >> 8)),
        codes=base64_of(codes.flatten().tolist()),
    )


def layers_of(model):
    """Layers one after the other, in the order of classifier.ts."""
    linear = [model.widen, model.topic_asked]
    for layer in model.attention:
        linear += [layer.query, layer.key, layer.value, layer.output, layer.inner, layer.outer]
    linear += [model.labels, model.leaning, model.amounts, model.towards]
    norms = [norm for layer in model.attention for norm in (layer.before, layer.between)] + [model.question_norm, model.answer_norm]
    parts = [(*quantized(layer.weight.data, True), layer.bias.data) for layer in linear]
    centroids, centroid_scale = quantized(model.centroids.data, False)
    places, place_scale = quantized(model.places.data, False)
    return dict(
        centroids=base64_of(centroids.flatten().tolist()),
        places=base64_of(places.flatten().tolist()),
        layers=base64_of(value for values, _, _ in parts for value in values.flatten().tolist()),
        centroidScale=rounded(centroid_scale)[0],
        placeScale=rounded(place_scale)[0],
        scales=[value for _, scales, _ in parts for value in rounded(scales)],
        biases=[value for _, _, bias in parts for value in rounded(bias)],
        norms=[value for norm in norms for value in rounded(norm.weight.data) + rounded(norm.bias.data)],
    )


def chosen_rows(pairs, is_validation):
    rows = torch.arange(len(pairs.labels), device=DEVICE)
    return rows[~pairs.held] if is_validation else rows


def train_teacher(folder, number, is_validation):
    pairs = Pairs(folder)
    chosen = chosen_rows(pairs, is_validation)
    torch.manual_seed(100 + number)
    teacher = train(Classifier(pairs, TEACHER).to(DEVICE), lambda: batches_of_pairs(pairs, chosen), TEACHER_EPOCHS, TEACHER_RATE)
    if is_validation and number == 0:
        say('a teacher:', [teacher], pairs)
    torch.save(teacher.state_dict(), f'{folder}/teacher.{number}.pt')


def train_student(folder, is_validation):
    pairs = Pairs(folder)
    chosen = chosen_rows(pairs, is_validation)
    teachers = []
    for number in range(TEACHERS):
        teacher = Classifier(pairs, TEACHER).to(DEVICE)
        teacher.load_state_dict(torch.load(f'{folder}/teacher.{number}.pt'))
        teachers.append(teacher.eval())
    if is_validation:
        say('teachers:', teachers, pairs)
    torch.manual_seed(1)
    batches = Crossing(pairs, chosen, teachers)
    model = train(Classifier(pairs, STUDENT).to(DEVICE), batches, EPOCHS, RATE)
    if is_validation:
        say('whole vectors:', [model], pairs)
    cut(model, 25)
    train(model, batches, CUTTING_EPOCHS, CUTTING_RATE, lambda at: cut(model, 1) if at % CUT_EVERY == 0 else None)
    cut(model, 5)
    keep_cut(model)
    train(model, batches, TUNING_EPOCHS, TUNING_RATE)
    if is_validation:
        say('cut vectors:', [model], pairs)
    for number, language in enumerate(LANGUAGES):
        count = int((pairs.language[chosen] == number).sum())
        with open(f'{folder}/weights.{language}.ts', 'w') as file:
            file.write(text_of(language, 'LanguageWeights', vectors_of(model, number), count))
    with open(f'{folder}/weights.layers.ts', 'w') as file:
        file.write(text_of('layers', 'LayerWeights', layers_of(model), len(chosen)))


def main(folder, *words):
    torch.set_num_threads(1)
    os.environ['CUBLAS_WORKSPACE_CONFIG'] = ':4096:8'  # without it matrix products on a GPU are not the same each time
    torch.use_deterministic_algorithms(True)
    is_validation = 'validate' in words
    if 'teacher' in words:
        return train_teacher(folder, int(words[words.index('teacher') + 1]), is_validation)
    if 'student' not in words:
        # Teachers do not need each other, and none fills a GPU.
        started = [subprocess.Popen([sys.executable, __file__, folder, *words, 'teacher', str(number)]) for number in range(TEACHERS)]
        if any([teacher.wait() for teacher in started]):
            raise SystemExit('a teacher failed')
    if 'teachers' not in words:
        train_student(folder, is_validation)


if __name__ == '__main__':
    main(*sys.argv[1:])
