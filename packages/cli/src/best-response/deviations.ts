// Deviations: simple ways to play otherwise than a bot in one aspect of a game. A learned response (learn.ts) is a choice among them. They
// see what a bot sees (`BotInput`) and nothing else.
import type { ListedBot } from '@safehouse/bots'
import type { BotInput, BotMove, Chance, GameTypes } from '@safehouse/engine'

/** One way to play otherwise. Both parts may be missing. */
export interface Deviation<K extends GameTypes> {
  /** What the bot is shown instead of what its seat sees, to keep it from something. */
  readonly shows?: (seen: BotInput<K>) => BotInput<K>
  /**
   * What is done instead of the bot's move. `think` asks the bot again, with other input; aspects that do so come first in a list, because
   * what others changed before is lost.
   */
  readonly does?: (
    move: BotMove<K> | undefined,
    seen: BotInput<K>,
    chance: Chance,
    think: (seen: BotInput<K>) => BotMove<K> | undefined,
  ) => BotMove<K> | undefined
}
/** Something about which one may play otherwise, with the ways to do so by what they are called in the report. */
export interface Aspect<K extends GameTypes> {
  readonly about: string
  readonly ways: Readonly<Record<string, Deviation<K>>>
}
// Aspects of different games have different input types, which one list cannot express, as with bots.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ListedAspect = Aspect<any>
/** By aspect: how it is played; undefined as the bot does it. */
export type Plan = readonly (string | undefined)[]

/** The bot with the deviations of a plan. */
export function deviate(bot: ListedBot, aspects: readonly ListedAspect[], plan: Plan): ListedBot {
  const deviations = aspects.flatMap(({ ways }, i) => (plan[i] === undefined ? [] : [ways[plan[i]]!]))
  return (seen, chance) => {
    const think = (other: typeof seen) =>
      bot(
        deviations.reduce((shown, { shows }) => shows?.(shown) ?? shown, other),
        chance,
      )
    let move = think(seen)
    for (const { does } of deviations) if (does) move = does(move, seen, chance, think)
    return move
  }
}

/** The move with other fields of its action. */
export const withAction = <K extends GameTypes>(move: BotMove<K>, changes: object): BotMove<K> => ({
  ...move,
  action: { ...move.action, ...changes } as K['action'],
})

/** Changes fields of the bot's actions of this kind, where it says how. */
export const changes = <K extends GameTypes>(
  kind: K['action']['do'],
  fieldsOf: (seen: BotInput<K>, chance: Chance) => object | undefined,
): Deviation<K> => ({
  does(move, seen, chance) {
    const fields = move?.action.do === kind ? fieldsOf(seen, chance) : undefined
    return move && fields ? withAction(move, fields) : move
  },
})

/** Leaves decisions of these kinds to another bot, where that does something of these kinds too. */
export const leavesTo = <K extends GameTypes>(
  other: ListedBot,
  kinds: readonly K['action']['do'][],
  when: (seen: BotInput<K>) => boolean = () => true,
): Deviation<K> => ({
  does(move, seen, chance) {
    if (!move || !kinds.includes(move.action.do) || !when(seen)) return move
    const others = other(seen, chance) as BotMove<K> | undefined
    return others && kinds.includes(others.action.do) ? { ...others, delayMs: move.delayMs } : move
  },
})

/** How soon somebody acts who does not hesitate. */
export const AT_ONCE_MS = 500
export const actsAtOnce = <K extends GameTypes>(): Deviation<K> => ({
  does: (move) => move && { ...move, delayMs: Math.min(move.delayMs, AT_ONCE_MS) },
})
