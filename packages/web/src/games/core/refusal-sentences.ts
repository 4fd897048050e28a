// The sentences of a game's refusals, which its rulebook has with placeholders such as `{seat}`, as functions that fill them in.
import type { Refusal } from '@safehouse/engine'
import type { Mention } from '../../i18n/grammar.ts'

type Sentence = (refusal?: Refusal, seats?: readonly Mention[]) => string
/** How values are written, by the placeholder's name. A `seat` is written as its player's name, anything else as it is. */
type Spelling = Readonly<Record<string, ((value: number) => string) | ((value: unknown) => string)>>

export function refusalSentences<C extends string>(sentences: Readonly<Record<C, string>>, spelling: Spelling = {}): Readonly<Record<C, Sentence>> {
  const fillIn =
    (sentence: string): Sentence =>
    (refusal, seats = []) =>
      sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = refusal?.with?.[name] ?? ''
        if (name === 'seat') return seats[Number(value)]?.name ?? String(Number(value) + 1)
        return (spelling[name] as ((value: unknown) => string) | undefined)?.(value) ?? String(value)
      })
  return Object.fromEntries(Object.entries<string>(sentences).map(([code, sentence]) => [code, fillIn(sentence)])) as Record<C, Sentence>
}
