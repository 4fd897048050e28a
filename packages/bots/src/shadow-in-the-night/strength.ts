// The strength of a bot, as numbers of worlds and steps and never of milliseconds, so that the same seed gives the same match.
import { WHOLE_BUDGET } from '@safehouse/beliefs'
import { READINGS_BELOW_HARD } from '@safehouse/beliefs/shadow-in-the-night'
import { tastes } from './learned.ts'

export interface Strength {
  /** In how many worlds each option is tried. */
  readonly worlds: number
  /** How many whole logs are imagined for them. */
  readonly logs: number
  /** How many ways to spend points get a static evaluation. */
  readonly glances: number
  /** How many options are searched; the others are dropped after the static evaluation. */
  readonly options: number
  /** How many moves a player tries in a turn that is rolled out. */
  readonly ideas: number
  /** How many turns are played out. */
  readonly turns: number
  /** How the best options are looked at again in a match of two, with the other player's answer; missing where they are not. */
  readonly answers?: Answers
  /** With how many other possible moves a seen move is compared, to infer whose agent it helps. */
  readonly readings: number
  /** By what boards are judged (judge.ts). */
  readonly judges: 'fitted' | 'learned'
  /**
   * What it costs in the plain game to be recognized for certain, in chances to win: at the deal, and when the match ends, evenly in between.
   * After half of a match somebody who watches names at most seven of ten agents of `normal` and `hard`. Later others have fewer turns left
   * to use what they know, so `hard` cares less and less.
   */
  readonly discretion: { readonly atDeal: number; readonly atEnd: number }
  /** From which a bot draws one for each match, where dossiers are written. */
  readonly tastes: readonly Taste[]
}
/** A bot's own taste in whom to look like. */
export interface Taste {
  /** How much it may count beside what others suspect, as the logarithm of a factor. */
  readonly taste: number
  /** How often it is drawn. */
  readonly share: number
}
/**
 * The second look at the best options: what the other player makes of each, in the likeliest worlds, with every face of the die. With more
 * players there are too many worlds and moves, and one player's answer is a smaller part of what comes.
 */
export interface Answers {
  readonly options: number
  readonly worlds: number
  /** How many of the other player's moves are looked at, for each face. */
  readonly replies: number
}
/** Looks at a few moves, and no further than the scoring that they cause. */
export const easyStrength: Strength = {
  worlds: 1,
  logs: 1,
  glances: 10,
  options: 2,
  ideas: 2,
  turns: 0,
  readings: READINGS_BELOW_HARD,
  judges: 'fitted',
  discretion: { atDeal: 0.03, atEnd: 0.03 },
  tastes,
}
/** Sees few of the moves that there are, and judges them well. */
export const normalStrength: Strength = {
  worlds: 4,
  logs: 1,
  glances: 30,
  options: 4,
  ideas: 6,
  turns: 0,
  readings: READINGS_BELOW_HARD,
  judges: 'learned',
  discretion: { atDeal: 0.05, atEnd: 0.05 },
  tastes,
}
export const quickStrength: Strength = {
  worlds: 8,
  logs: 2,
  glances: 200,
  options: 6,
  ideas: 8,
  turns: 3,
  readings: READINGS_BELOW_HARD,
  judges: 'fitted',
  discretion: { atDeal: 0.03, atEnd: 0.03 },
  tastes,
}
/** Every option in many worlds: what was learned from self-play knows what comes after. No turn ahead, but for the answer in a match of two. */
export const hardStrength: Strength = {
  worlds: 32,
  logs: 8,
  glances: 1000,
  options: 16,
  ideas: 8,
  turns: 0,
  answers: { options: 6, worlds: 4, replies: 40 },
  readings: WHOLE_BUDGET.readings,
  judges: 'learned',
  discretion: { atDeal: 0.05, atEnd: 0 },
  tastes,
}
