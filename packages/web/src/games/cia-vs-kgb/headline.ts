// What is going on, in one sentence. From the table alone: everybody's screen says the same of the same.
import { who } from '../core/props.ts'
import { type KgbSpectatorProps, lastQuestion } from './props.ts'

export function saysOf(play: KgbSpectatorProps): string {
  const { common, words } = play
  const { says } = words
  const standing = who(play, common.standing.seat)
  if (common.end) return says.over
  if (common.due !== null) {
    const asked = who(play, common.due)
    return asked.you ? says.asksYou(standing) : standing.you ? says.youAsk(asked) : says.asks(standing, asked)
  }
  const last = common.asked.length > 0 ? lastQuestion(common) : undefined
  if (last) return standing.you ? says.yoursAgain(who(play, last.to)) : says.refused(standing, who(play, last.to))
  return standing.you ? says.yours : says.wants(standing)
}
