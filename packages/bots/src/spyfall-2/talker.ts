// The `Talker` of Spyfall 2: a service may reword what bots say. It is told the bot's own line and the question that everyone heard,
// never a place or a role. Spies and others are reworded alike, and no cleverly typed question can coax out a secret.

import { type Intention, lexiconIn } from '@safehouse/beliefs/spyfall-2'
import { prompts } from '@safehouse/content/spyfall-2/prompts.ts'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { Brief, Talker } from '../talker.ts'
import type { Spoken } from './bot.ts'
import { fits } from './fitting.ts'

export interface LineBrief extends Brief {
  readonly means: Intention
  /** The question that is answered; empty if it was spoken, or where a question is to be asked. */
  readonly asked: string
  /** What was said in this round and should not be repeated. */
  readonly said: readonly string[]
}

export const talker: Talker<SpyfallTypes, LineBrief> = {
  brief({ setup, view }, { action, means }: Spoken) {
    if (!means || !('text' in action)) return undefined
    const { language } = setup.options
    const { record } = view.common
    const asked = means.say === 'answer' ? record.at(-1)!.question : ''
    const told = prompts[language]
    const request = [
      means.say === 'question' ? fillIn(told.question, { line: action.text }) : fillIn(told.answer, { asked, line: action.text }),
      ...telltales(means, language).map((words) => fillIn(told.words, { words })),
      ...(means.say === 'answer' && means.voice ? [fillIn(told.voice, { voice: told.voices[means.voice] })] : []),
    ].join('\n')
    return { task: told.task, request, means, asked, said: record.flatMap(({ question, answer }) => [question, answer ?? '']) }
  },
  reword(move, brief, setup, words) {
    const text = unquote(words.normalize('NFC').trim())
    return fits(text, brief, setup) ? { ...move, action: { ...move.action, text } as Spoken['action'] } : undefined
  },
}

/** Services tend to answer with the line in quotation marks. */
const unquote = (text: string): string => /^["“”„'‘](.+)["“”'’]$/.exec(text)?.[1] ?? text

const fillIn = (pattern: string, given: Readonly<Record<string, string>>): string => pattern.replace(/\{(\w+)\}/g, (_, name: string) => given[name]!)

/** Words by which other bots understand the line; none for vague answers. */
function telltales(means: Intention, language: keyof typeof prompts): readonly string[] {
  const { topics } = lexiconIn(language).talk
  if (means.say === 'question') return [topics[means.about].words.about.replaceAll(' ', ', ')]
  const plain = means.about && (means.shade === 'low' || means.shade === 'high')
  return plain ? [topics[means.about!].words[means.shade as 'low' | 'high'].replaceAll(' ', ', ')] : []
}
