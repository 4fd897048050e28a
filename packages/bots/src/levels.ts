// Levels of our bots. A weaker level is a stronger one that is distracted now and then: it then does something else for the
// same question. When that happens is drawn from the bot's own secret and the question, so thinking again changes nothing, and the move takes
// as long as the one that the bot had in mind.

import { drawWhether } from '@safehouse/beliefs/probability'
import { type Bot, type Chance, type Choice, type GameTypes, quickChance, sampleAction } from '@safehouse/engine'

/** A bot that in this share of its decisions of these kinds does something else instead: any permitted action, if nothing is said. */
export const distract =
  <K extends GameTypes>(
    bot: Bot<K>,
    rate: number,
    kinds: readonly K['action']['do'][],
    instead: (choice: Choice<K['action']>, chance: Chance) => K['action'] = sampleAction,
  ): Bot<K> =>
  (seen, chance) => {
    const move = bot(seen, chance)
    if (!move || !kinds.includes(move.action.do)) return move
    const botChance = quickChance(`${seen.botSecret}/distracted/${move.action.question}`)
    if (!drawWhether(botChance, rate)) return move
    const alternatives = seen.choices.filter((choice) => choice.question === move.action.question && kinds.includes(choice.do))
    return { ...move, action: instead(botChance.pick(alternatives), botChance) }
  }
