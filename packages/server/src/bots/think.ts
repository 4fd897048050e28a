// The worker thread of a bot: folds the seat's view from its feed, and asks the bot of this game and level for a move.
import { botsFor, talkerFor } from '@safehouse/bots'
import { botChance, deriveBotSecret, foldFeed } from '@safehouse/engine'
import { games } from '@safehouse/games'
import type { BotQuestion, Thought } from './thinker.ts'

export default function think({
  game: id,
  setup,
  seat,
  feed,
  now,
  level,
  seed,
  briefed,
  practiceHuman,
  humans,
  characters,
}: BotQuestion): Thought | undefined {
  const game = games[id]?.game
  if (!game) throw new Error(`no game ${id}`)
  const view = foldFeed(game, setup, feed, seat)
  const choices = game.choices(view)
  if (choices.length === 0) return undefined
  const bots = botsFor(id)
  const bot = bots[level] ?? bots.normal ?? bots.quick ?? bots.random!
  const input = { game, setup, seat, now, botSecret: deriveBotSecret(seed, seat), view, choices, feed: () => feed, practiceHuman, humans, characters }
  const move = bot(input, botChance(seed, seat, feed.length))
  const brief = briefed && move && talkerFor(id)?.brief(input, move)
  return brief ? { ...move, brief } : move
}

/** Does nothing: importing this module is what warms the worker up. */
export const warmUp = (): void => {}
