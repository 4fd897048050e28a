// The story so far, as sentences, oldest first: answers, and hands that were alone. For screens with room for it.
import { who } from '../core/props.ts'
import type { KgbSpectatorProps } from './props.ts'

export function eventsOf(play: KgbSpectatorProps): string[] {
  const { common, words } = play
  const { told } = words
  const answers = common.questions.flatMap(({ by, to, answer }) => {
    if (!answer) return []
    const sentence = (answer.yes ? told.saidYes : told.saidNo)(who(play, by), who(play, to))
    return [{ at: answer.at, sentence: answer.byClock ? told.clock(sentence) : sentence }]
  })
  const hands = common.loneHands.map(({ seat, at }) => ({ at, sentence: told.alone(who(play, seat)) }))
  return [...answers, ...hands].sort((one, other) => one.at - other.at).map(({ sentence }) => sentence)
}
