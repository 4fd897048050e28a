// What a screen of this game shows, whoever looks: a sentence, the board, the agents' row, the bar. This file makes the scene
// that everyone sees, from open facts alone; what a player may do is laid over it in the other scenes.
import { type Agent, dossierField, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import type { ComponentChildren } from 'preact'
import type { BarAction } from '../../parts/action-bar.tsx'
import type { RowItem } from './board/agents-row.tsx'
import type { BoardLook } from './board/board.tsx'
import type { Trail } from './board/trails.tsx'
import { lastPlayed } from './cards/card-round.ts'
import { nameOf, type ShadowOpenPlay, who } from './plays.ts'
import { type Stake, stakeNow, wouldScore } from './scoring/forecast.ts'
import type { ScoringShow } from './scoring/use-scoring.ts'

export interface Scene {
  readonly says: string
  readonly line: string
  /** A small thing beside the headline. */
  readonly aside?: ComponentChildren
  readonly board: BoardLook
  readonly stake?: Stake | undefined
  readonly item: (agent: Agent) => RowItem
  onAgent?: ((agent: Agent) => void) | undefined
  /** In place of the agents' row. */
  readonly instead?: ComponentChildren
  /** Cards are being played: the order of the table is in sight. */
  readonly round: boolean
  /** A card is being put together: the board gets the room. */
  readonly intent?: boolean
  readonly actions: readonly BarAction[]
}

const nothing = () => {}
export const waiting = (label: string, off = label): BarAction => ({ label, off, press: nothing })

/** Each agent with its points. */
export const scores =
  ({ words }: ShadowOpenPlay, { at, stones }: Pick<ShadowCommon, 'at' | 'stones'>) =>
  (agent: Agent): RowItem => ({ main: String(stones[agent]!), spoken: words.board.agent(at[agent]!, stones[agent]!) })

/** Each agent with what it would score. */
export function stakes({ words }: ShadowOpenPlay, shown: Pick<ShadowCommon, 'at' | 'stones'>): (agent: Agent) => RowItem {
  const gains = wouldScore(shown)
  return (agent) => ({
    main: words.gain(gains[agent]!),
    look: gains[agent] === 0 ? undefined : 'strong',
    spoken: words.board.atStake(shown.at[agent]!, gains[agent]!),
  })
}

export function openScene(play: ShadowOpenPlay, trails: readonly Trail[]): Scene {
  const { common, words } = play
  const { due } = common
  const calm = { board: { shown: common, track: true, trails }, item: scores(play, common), round: false }
  const cards = {
    board: { shown: common, track: false, trails, card: lastPlayed(common)?.card },
    item: stakes(play, common),
    stake: stakeNow(common, words),
    round: true,
  }
  const person = 'seat' in due ? who(play, due.seat) : undefined
  switch (due.what) {
    case 'spend':
      return { ...calm, says: words.turn.theirs(person!), line: words.turn.rolled(common.roll!), actions: [waiting(words.wait.moves(person!))] }
    case 'draw':
      return { ...calm, says: words.draw.theirs(person!), line: words.draw.why, actions: [waiting(words.wait.thinks(person!))] }
    case 'answer':
      return { ...cards, says: words.ask.title, line: words.ask.line(due.missing), actions: [waiting(words.wait.howMany(due.missing))] }
    case 'play':
      return { ...cards, says: words.round.theirs(person!), line: roundLine(play), actions: [waiting(words.wait.chooses(person!))] }
    case 'safe':
      return { ...calm, says: words.safe.theirs(person!), line: words.safe.line, actions: [waiting(words.wait.chooses(person!))] }
    case 'dossier':
      return {
        ...calm,
        says: words.dossier.passed(common.agents.filter((agent) => common.stones[agent]! >= dossierField).map((agent) => nameOf[agent])),
        line: words.dossier.sealed(common.seats - due.missing, common.seats),
        actions: [waiting(words.wait.howMany(due.missing))],
      }
    case 'over':
      return { ...calm, says: words.over, line: '', actions: [waiting(words.over)] }
  }
}

export function roundLine(play: ShadowOpenPlay): string {
  const { common, words } = play
  const last = lastPlayed(common)
  const { round } = common.cards
  if (!last || !round) return words.round.begins
  const name = words.cards.kinds[last.card].name
  return round.passes === 0 ? words.round.played(who(play, last.seat), name) : words.round.passes(round.passes, who(play, last.seat))
}

/** The scoring takes the screen over for as long as it is shown. */
export function scoringScene(play: ShadowOpenPlay, show: ScoringShow, skip: () => void): Scene {
  const { words } = play
  const { common, gains, now, step, reached } = show
  const says = reached
    ? words.scoring.reached(
        reached.field,
        reached.agents.map((agent) => nameOf[agent]),
      )
    : now
      ? words.scoring.scores(nameOf[now.agent], now.gain)
      : ''
  return {
    says,
    line: now ? words.scoring.step(step + 1, common.agents.length) : '',
    board: { shown: common, track: true, trails: [], scoring: now },
    item: (agent) => {
      const gain = gains[agent]
      const look = agent === now?.agent ? 'picked' : gain === undefined ? undefined : 'strong'
      const main = String(common.stones[agent]!)
      const spoken = words.board.agent(common.at[agent]!, common.stones[agent]!)
      return { main, sub: gain === undefined ? '' : words.gain(gain), look, spoken }
    },
    round: false,
    actions: [{ label: words.scoring.all, press: skip }],
  }
}
