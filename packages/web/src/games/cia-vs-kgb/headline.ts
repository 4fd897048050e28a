// What is going on, in one sentence. From the table alone: everybody's screen says the same of the same.
import { type CircleOpen, lastQuestion, who } from './plays.ts'

export function saysOf(play: CircleOpen): string {
  const { table, words } = play
  const { says } = words
  const standing = who(play, table.standing.seat)
  if (table.end) return says.over
  if (table.due !== null) {
    const asked = who(play, table.due)
    return asked.you ? says.asksYou(standing) : standing.you ? says.youAsk(asked) : says.asks(standing, asked)
  }
  const last = table.asked.length > 0 ? lastQuestion(table) : undefined
  if (last) return standing.you ? says.yoursAgain(who(play, last.to)) : says.refused(standing, who(play, last.to))
  return standing.you ? says.yours : says.wants(standing)
}
