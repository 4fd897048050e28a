// Makes labelled pairs of a question and an answer from the seeds: phrasings are combined and then typed as people type, with fillers,
// typos and missing marks. The same seed gives the same pairs.

import { type Amount, amounts, type Form, forms, plainWords, type TopicLabel, topics } from '@safehouse/beliefs/spyfall-2'
import { type Chance, quickChance } from '@safehouse/engine'
import { type Language, type Relative, readSeeds, readWritten, type SeedQuestion, type Seeds, type TopicSeeds, type WrittenPair } from './seeds.ts'

export interface Pair {
  readonly topic: TopicLabel
  readonly form: Form
  /** What a yes stands for: much (1), little (-1), or not known (0). */
  readonly direction: 1 | -1 | 0
  readonly amount: Amount
  readonly question: string
  readonly answer: string
}

/** Words around the seeds, by language: fillers, and frames for adjectives (%), nouns and words by which a topic is known. */
interface Frames {
  readonly before: string[]
  readonly after: string[]
  readonly ask: string[]
  readonly askHow: string[]
  readonly much: string[]
  readonly some: string[]
  readonly little: string[]
  readonly muchOf: string[]
  readonly someOf: string[]
  readonly littleOf: string[]
}
const frames: Readonly<Record<Language, Frames>> = {
  en: {
    before: ['so ', 'well ', 'hey ', 'ok ', 'tell me ', 'um ', 'and ', 'but '],
    after: [' then', ' mate', ' actually', ' or not', ' would you say', ' usually', ' there', ' tbh'],
    ask: [
      'is there %',
      '%',
      'any %',
      'do you need %',
      'would you want %',
      'what about %',
      'do you think of %',
      'is it about %',
      'would % make sense',
      'lots of %',
      'do you see %',
      'should i bring %',
      'could there be %',
      'is % involved',
      'does % matter',
      'would i find % there',
    ],
    askHow: [
      'is it %',
      'is it very %',
      'would you say it is %',
      'is the place %',
      '%',
      'so is it %',
      'would you call it %',
      'is it quite % there',
      'does it get %',
      'do you find it %',
    ],
    much: [
      '%',
      'very %',
      'it is %',
      'its %',
      'pretty %',
      'so %',
      'really %',
      'quite %',
      'too % for me',
      'yes, %',
      'rather %',
      'super %',
      'it gets %',
      'i would call it %',
    ],
    some: ['a bit %', 'a little %', 'sometimes %', 'not too %', 'kind of %', 'somewhat %', 'half %', '% now and then'],
    little: [
      'not %',
      'not very %',
      'its not %',
      'not at all %',
      'hardly %',
      'never %',
      'it isnt %',
      'not that %',
      'no, not %',
      'not really %',
      'far from %',
      'anything but %',
      'i would not call it %',
    ],
    muchOf: [
      'lots of %',
      'plenty of %',
      'so much %',
      '% everywhere',
      'yes, %',
      'loads of %',
      'full of %',
      'tons of %',
      'there is always %',
      'more % than you want',
      '%, yes',
    ],
    someOf: ['a bit of %', 'some %', 'a little %', 'now and then %', 'a few %', '% sometimes'],
    littleOf: [
      'no %',
      'hardly any %',
      'not much %',
      'there is no %',
      'without %',
      'never any %',
      'no % at all',
      'no % needed',
      'there are no %',
      'zero %',
      'not a trace of %',
      'no % in sight',
    ],
  },
  nl: {
    before: ['dus ', 'nou ', 'hee ', 'oké ', 'zeg eens ', 'eh ', 'en ', 'maar '],
    after: [' dan', ' joh', ' eigenlijk', ' of niet', ' denk je', ' meestal', ' daar', ' zeg'],
    ask: [
      'is er %',
      '%',
      'nog %',
      'heb je % nodig',
      'wil je % hebben',
      'en % dan',
      'denk je aan %',
      'gaat het over %',
      'zou % zin hebben',
      'veel %',
      'zie je %',
      'moet ik % meenemen',
      'zou er % kunnen zijn',
      'komt er % aan te pas',
      'doet % ertoe',
      'vind ik daar %',
    ],
    askHow: [
      'is het %',
      'is het er %',
      'is het heel %',
      'zou je zeggen dat het % is',
      'is de plek %',
      '%',
      'dus het is %',
      'zou je het % noemen',
      'wordt het er %',
      'vind je het er %',
    ],
    much: [
      '%',
      'heel %',
      'het is %',
      'erg %',
      'best %',
      'zo %',
      'echt %',
      'behoorlijk %',
      'te % voor mij',
      'ja, %',
      'nogal %',
      'super %',
      'het wordt er %',
      'ik noem het %',
    ],
    some: ['een beetje %', 'beetje %', 'soms %', 'niet te %', 'redelijk %', 'enigszins %', 'half %', 'af en toe %'],
    little: [
      'niet %',
      'niet erg %',
      'het is niet %',
      'helemaal niet %',
      'nauwelijks %',
      'nooit %',
      'allesbehalve %',
      'niet zo %',
      'nee, niet %',
      'niet echt %',
      'verre van %',
      'ik zou het niet % noemen',
    ],
    muchOf: [
      'veel %',
      'heel veel %',
      'zoveel %',
      'overal %',
      'ja, %',
      'een hoop %',
      'vol %',
      'massa’s %',
      'er is altijd %',
      'meer % dan je wilt',
      '% ja',
    ],
    someOf: ['een beetje %', 'wat %', 'af en toe %', 'een paar %', 'soms %'],
    littleOf: [
      'geen %',
      'bijna geen %',
      'niet veel %',
      'er is geen %',
      'zonder %',
      'nooit %',
      'helemaal geen %',
      'geen % nodig',
      'er zijn geen %',
      'nul %',
      'geen spoor van %',
      'geen % te zien',
    ],
  },
  de: {
    before: ['also ', 'na ', 'hey ', 'ok ', 'sag mal ', 'äh ', 'und ', 'aber '],
    after: [' denn', ' du', ' eigentlich', ' oder nicht', ' würdest du sagen', ' normalerweise', ' da', ' ne'],
    ask: [
      'gibt es %',
      '%',
      'irgendwelche %',
      'brauchst du %',
      'will man da %',
      'und was ist mit %',
      'denkst du an %',
      'geht es um %',
      'wäre % sinnvoll',
      'viel %',
      'siehst du %',
      'soll ich % mitbringen',
      'könnte da % sein',
      'ist % im spiel',
      'spielt % eine rolle',
      'finde ich da %',
    ],
    askHow: [
      'ist es %',
      'ist es da %',
      'ist es sehr %',
      'würdest du sagen es ist %',
      'ist der ort %',
      '%',
      'also ist es %',
      'würdest du es % nennen',
      'wird es da %',
      'findest du es da %',
    ],
    much: [
      '%',
      'sehr %',
      'es ist %',
      'total %',
      'ziemlich %',
      'so %',
      'echt %',
      'ganz schön %',
      'mir zu %',
      'ja, %',
      'recht %',
      'super %',
      'es wird %',
      'ich nenne es %',
    ],
    some: ['ein bisschen %', 'bisschen %', 'manchmal %', 'nicht zu %', 'einigermaßen %', 'etwas %', 'halb %', 'ab und zu %'],
    little: [
      'nicht %',
      'nicht sehr %',
      'es ist nicht %',
      'gar nicht %',
      'kaum %',
      'nie %',
      'alles andere als %',
      'nicht so %',
      'nein, nicht %',
      'nicht wirklich %',
      'überhaupt nicht %',
      'ich würde es nicht % nennen',
    ],
    muchOf: [
      'viel %',
      'sehr viel %',
      'so viel %',
      'überall %',
      'ja, %',
      'jede menge %',
      'voller %',
      'haufenweise %',
      'da ist immer %',
      'mehr % als man will',
      '% ja',
    ],
    someOf: ['ein bisschen %', 'etwas %', 'ab und zu %', 'ein paar %', 'manchmal %'],
    littleOf: [
      'kein %',
      'keine %',
      'kaum %',
      'nicht viel %',
      'es gibt kein %',
      'ohne %',
      'nie %',
      'gar kein %',
      'keine % nötig',
      'es gibt keine %',
      'null %',
      'keine spur von %',
      'keine % in sicht',
    ],
  },
}

/** So many pairs a language, with every phrasing of a question at least once. */
const PAIRS_A_TOPIC = 600
/** How many of the questions have a yes that stands for little. */
const LITTLE_PERCENT = 30
/** How often each pair that was written whole is there. */
const WRITTEN_WEIGHT = 4

export function pairsIn(language: Language, written = readWritten(language), seed = 'pairs'): Pair[] {
  const seeds = readSeeds(language)
  const chance = quickChance(`${seed}/${language}`)
  const pairs: Pair[] = []
  for (const topic of topics) {
    const phrased = chance.shuffle(seeds.questions.filter((question) => question.topic === topic))
    for (let i = 0; i < (topic === 'none' ? PAIRS_A_TOPIC / 2 : PAIRS_A_TOPIC); i++) {
      const question = i < phrased.length ? phrased[i]! : anyQuestion(topic, phrased, seeds, language, chance)
      const { amount, text } = anyAnswer(question, seeds, language, chance)
      pairs.push({ ...question, amount, question: typed(question.text, true, language, chance), answer: typed(text, false, language, chance) })
    }
  }
  for (const pair of written) for (let i = 0; i < WRITTEN_WEIGHT; i++) pairs.push(writtenPair(pair, seeds))
  return pairs
}

/** Some phrased by hand, some made of an adjective or a word by which the topic is known. */
function anyQuestion(topic: TopicLabel, phrased: readonly SeedQuestion[], seeds: Seeds, language: Language, chance: Chance): SeedQuestion {
  const topicSeeds = seeds.topics.get(topic)
  const direction = chance.below(100) < LITTLE_PERCENT ? -1 : 1
  const kind = chance.below(10)
  if (!topicSeeds || topicSeeds.words.much.length === 0 || kind < 4) {
    const same = phrased.filter((question) => question.direction === direction)
    return chance.pick(same.length > 0 ? same : phrased)
  }
  const side = direction > 0 ? 'much' : 'little'
  const [words, asks] = kind < 6 ? [topicSeeds.adjectives[side], frames[language].askHow] : [topicSeeds.words[side], frames[language].ask]
  return { topic, form: 'yesNo', direction, text: chance.pick(asks).replace('%', chance.pick(words)) }
}

const relatives: readonly Relative[] = ['yes', 'no', 'so']
/** An answer to any question, one about the topic, or both in one breath. */
function anyAnswer(question: SeedQuestion, seeds: Seeds, language: Language, chance: Chance): { readonly amount: Amount; readonly text: string } {
  const topicSeeds = seeds.topics.get(question.topic)
  if (question.topic === 'none' || !topicSeeds || chance.below(100) < 13) return { amount: 'unsaid', text: chance.pick(seeds.foggy) }
  const amount = amounts[[0, 0, 0, 2, 2, 2, 1][chance.below(7)]!]!
  const closed = question.form === 'yesNo' || question.form === 'amount'
  const said = relatives[amount === 'some' ? 2 : (amount === 'much') === question.direction > 0 ? 0 : 1]!
  const relative = chance.pick(seeds.relative[question.form === 'amount' ? 'amount' : 'yesNo'][said])
  const about = aboutTopic(topicSeeds, amount as 'much' | 'some' | 'little', language, chance)
  if (!closed) return { amount, text: about }
  const kind = chance.below(10)
  return { amount, text: kind < 5 ? relative : kind < 8 ? about : `${relative}${chance.pick([', ', ' ', '. '])}${about}` }
}

function aboutTopic({ adjectives, nouns, answers }: TopicSeeds, amount: 'much' | 'some' | 'little', language: Language, chance: Chance): string {
  const languageFrames = frames[language]
  const filled = (list: readonly string[], word: string) => chance.pick(list).replace('%', word)
  const kind = chance.below(10)
  if (kind < 4) return chance.pick(answers[amount])
  if (kind < 7 || nouns.length === 0) {
    if (amount === 'some') return filled(languageFrames.some, chance.pick([...adjectives.much, ...adjectives.little]))
    const opposite = amount === 'much' ? 'little' : 'much'
    return chance.below(3) > 0
      ? filled(languageFrames.much, chance.pick(adjectives[amount]))
      : filled(languageFrames.little, chance.pick(adjectives[opposite]))
  }
  return filled(amount === 'much' ? languageFrames.muchOf : amount === 'some' ? languageFrames.someOf : languageFrames.littleOf, chance.pick(nouns))
}

/** As people type: fillers, typos, capital letters and marks or none of them. */
function typed(text: string, isQuestion: boolean, language: Language, chance: Chance): string {
  const { before, after } = frames[language]
  let words = text
  if (chance.below(8) === 0) words = `${chance.pick(before)}${words}`
  if (chance.below(8) === 0) words = `${words}${chance.pick(after)}`
  if (chance.below(9) === 0) words = mistyped(words, chance)
  if (chance.below(2) === 0) words = words[0]!.toUpperCase() + words.slice(1)
  const end = isQuestion ? ['?', '?', '?', '??', ''] : ['', '', '.', '!', '...', ' lol']
  return `${words}${chance.pick(end)}`
}
function mistyped(text: string, chance: Chance): string {
  if (text.length < 5) return text
  const position = 1 + chance.below(text.length - 3)
  const kind = chance.below(3)
  if (kind === 0) return text.slice(0, position) + text.slice(position + 1)
  if (kind === 1) return text.slice(0, position) + text[position + 1] + text[position] + text.slice(position + 2)
  return text.slice(0, position) + text[position] + text.slice(position)
}

/** What a yes to a written question stands for follows from its answer, where that begins with a yes or a no. */
function writtenPair({ topic, form, amount, question, answer }: WrittenPair, { relative }: Seeds): Pair {
  if (!topics.includes(topic as TopicLabel) || !forms.includes(form as Form) || !amounts.includes(amount as Amount))
    throw new Error(`no such label: ${topic} ${form} ${amount}`)
  const [first] = plainWords(answer)
  const agrees = relative.yesNo.yes.some((word) => word === first) ? 1 : relative.yesNo.no.some((word) => word === first) ? -1 : 0
  const towards = amount === 'much' ? 1 : amount === 'little' ? -1 : 0
  const direction = form === 'yesNo' ? ((agrees * towards) as 1 | -1 | 0) : 0
  return { topic: topic as TopicLabel, form: form as Form, amount: amount as Amount, direction, question, answer }
}
