// Whether a line that a service worded may replace the bot's own: it must mean the same to every listener and name no place of the
// list in any language. The check is the same for spies and others, so that a refusal cannot show who knows the place.

import type { Shade } from '@safehouse/beliefs/spyfall-2'
import { asideIn, disclosuresIn, knownPlaces, lexiconIn, topicOf } from '@safehouse/beliefs/spyfall-2'
import { prompts } from '@safehouse/content/spyfall-2/prompts.ts'
import type { Setup } from '@safehouse/engine'
import { type Language, languages, type SpyfallTypes } from '@safehouse/games/spyfall-2'
import { isNamed } from './place-names.ts'
import type { LineBrief } from './talker.ts'

/** A longer line cannot be read before the next question. */
const MAX_LINE_LENGTH = 140
/** What is part of any language's plain sentences; no markup, no line breaks, no pictures. */
const marks = '-a-zA-Z0-9 .,;:!?’‘“”„"\'()…–—'

export function fits(line: string, brief: LineBrief, setup: Setup<SpyfallTypes>): boolean {
  const { language } = setup.options
  return (
    line.length > 1 &&
    line.length <= MAX_LINE_LENGTH &&
    written[language].test(line) &&
    !brief.said.includes(line) &&
    !knownPlaces(setup).some((place) => isNamed(place, line)) &&
    (brief.means.say === 'question' ? isAsked(line, brief.means.about, setup) : isAnswered(line, brief, brief.means, setup))
  )
}
const written = Object.fromEntries(languages.map((language) => [language, new RegExp(`^[${marks}${prompts[language].letters}]+$`)])) as Readonly<
  Record<Language, RegExp>
>

function isAsked(line: string, about: string, setup: Setup<SpyfallTypes>): boolean {
  const words = lexiconIn(setup.options.language)
  const hints = disclosuresIn([{ by: 0, to: 1, question: line, answer: null }], words, knownPlaces(setup))
  return line.endsWith('?') && hints.length === 0 && topicOf(line, words) === about
}

/** A plain answer must be understood as it is meant; a vague one as that or as saying nothing, but not as something else. */
function isAnswered(
  line: string,
  { asked }: LineBrief,
  { about, shade }: Extract<LineBrief['means'], { say: 'answer' }>,
  setup: Setup<SpyfallTypes>,
): boolean {
  const disclosures = disclosuresIn([{ by: 0, to: 1, question: asked, answer: line }], lexiconIn(setup.options.language), knownPlaces(setup))
  const heard = disclosures.filter(({ by }) => by === 1)
  const isOwn = heard.some(({ sure }) => sure === 1)
  const aside = isOwn ? undefined : asideIn(line, lexiconIn(setup.options.language))
  if (aside && aside.feature !== about) return false
  if (heard.length === 0) return shade !== 'low' && shade !== 'high'
  const isVague = shade === 'ratherLow' || shade === 'ratherHigh'
  const isMeant = (other: Shade) => leaning(other) === leaning(shade) || (isVague && other === 'foggy')
  return heard.every((disclosure) => disclosure.hints.length === 0 && disclosure.feature === about && isMeant(disclosure.shade))
}
const leaning = (shade: Shade): -1 | 0 | 1 => (shade === 'low' || shade === 'ratherLow' ? -1 : shade === 'high' || shade === 'ratherHigh' ? 1 : 0)
