// Levels of our bots. A weaker level is a stronger one that is distracted now and then: it then takes any permitted action for the
// same question. When that happens is drawn from the bot's own secret and the question, so thinking again changes nothing, and the move takes
// as long as the one that the bot had in mind.

import { drawWhether } from '@safehouse/beliefs/probability'
import { type Bot, type GameTypes, quickChance, sampleAction } from '@safehouse/engine'

/** A bot that takes a random action in this share of its decisions of these kinds. */
export const distract =
  <K extends GameTypes>(bot: Bot<K>, rate: number, kinds: readonly K['action']['do'][]): Bot<K> =>
  (seen, chance) => {
    const move = bot(seen, chance)
    if (!move || !kinds.includes(move.action.do)) return move
    const botChance = quickChance(`${seen.botSecret}/distracted/${move.action.question}`)
    if (!drawWhether(botChance, rate)) return move
    const alternatives = seen.choices.filter((choice) => choice.question === move.action.question && kinds.includes(choice.do))
    return { ...move, action: sampleAction(botChance.pick(alternatives), botChance) }
  }
