// What the screens of Shadow in the Night show: headline, board, agents' row and action bar. This file makes what everyone sees, from
// open facts alone; the display… functions in the directories beside it (cards, scoring, …) add what one seat may do.
import { type Agent, dossierField, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import type { ComponentChildren } from 'preact'
import type { BarAction } from '../../parts/action-bar.tsx'
import { dimmedAction, who } from '../core/props.ts'
import type { RowItem } from './board/agents-row.tsx'
import type { BoardDisplay } from './board/board.tsx'
import type { Trail } from './board/trails.tsx'
import { lastPlayed } from './cards/card-round.ts'
import { nameOf, type ShadowSpectatorProps } from './props.ts'
import { forecastScoring, previewGains, type ScoringForecast } from './scoring/forecast.ts'

/** Everything that a screen shows at one moment, except what the players' folders hold. */
export interface TableDisplay {
  /** The headline. */
  readonly headline: string
  /** The sentence below it. */
  readonly subline: string
  /** A small drawing beside the headline. */
  readonly aside?: ComponentChildren
  readonly board: BoardDisplay
  readonly forecast?: ScoringForecast | undefined
  /** What the agents' row shows for an agent. */
  readonly itemOf: (agent: Agent) => RowItem
  /** What a tap on an agent does, in the row or on the board; missing where there is nothing to pick. */
  onAgent?: ((agent: Agent) => void) | undefined
  /** Shown in place of the agents' row. */
  readonly insteadOfAgents?: ComponentChildren
  /** A card round is on: the seats are shown, because their order matters. */
  readonly isCardRound: boolean
  /** The player is choosing targets for a card: a phone hides the seats to leave room for the board. */
  readonly isPlayingCard?: boolean
  readonly actions: readonly BarAction[]
}

/** Makes `itemOf` for an agents' row with everyone's points. */
export const itemWithPoints =
  ({ words }: ShadowSpectatorProps, { at, stones }: Pick<ShadowCommon, 'at' | 'stones'>) =>
  (agent: Agent): RowItem => ({ main: String(stones[agent]!), spoken: words.board.agent(at[agent]!, stones[agent]!) })

/** Makes `itemOf` for an agents' row with what everyone would score now (SN-09). */
export function itemWithGain({ words }: ShadowSpectatorProps, state: Pick<ShadowCommon, 'at' | 'stones'>): (agent: Agent) => RowItem {
  const gains = previewGains(state)
  return (agent) => ({
    main: words.gain(gains[agent]!),
    emphasis: gains[agent] === 0 ? undefined : 'highlighted',
    spoken: words.board.atStake(state.at[agent]!, gains[agent]!),
  })
}

/** The table as spectators and the seats that are not asked see it. */
export function displayForEveryone(match: ShadowSpectatorProps, trails: readonly Trail[]): TableDisplay {
  const { common, words } = match
  const { due } = common
  const withPoints = { board: { state: common, showsTrack: true, trails }, itemOf: itemWithPoints(match, common), isCardRound: false }
  const withGains = {
    board: { state: common, showsTrack: false, trails, card: lastPlayed(common)?.card },
    itemOf: itemWithGain(match, common),
    forecast: forecastScoring(common, words),
    isCardRound: true,
  }
  const person = 'seat' in due ? who(match, due.seat) : undefined
  switch (due.what) {
    case 'spend':
      return {
        ...withPoints,
        headline: words.turn.theirs(person!),
        subline: words.turn.rolled(common.roll!),
        actions: [dimmedAction(words.wait.moves(person!))],
      }
    case 'draw':
      return { ...withPoints, headline: words.draw.theirs(person!), subline: words.draw.why, actions: [dimmedAction(words.wait.thinks(person!))] }
    case 'answer':
      return {
        ...withGains,
        headline: words.ask.title,
        subline: words.ask.line(due.missing),
        actions: [dimmedAction(words.wait.missing(due.missing))],
      }
    case 'play':
      return {
        ...withGains,
        headline: words.round.theirs(person!),
        subline: describeRound(match),
        actions: [dimmedAction(words.wait.chooses(person!))],
      }
    case 'safe':
      return { ...withPoints, headline: words.safe.theirs(person!), subline: words.safe.line, actions: [dimmedAction(words.wait.chooses(person!))] }
    case 'dossier':
      return {
        ...withPoints,
        headline: words.dossier.passed(common.agents.filter((agent) => common.stones[agent]! >= dossierField).map((agent) => nameOf[agent])),
        subline: words.dossier.sealed(common.seats - due.missing, common.seats),
        actions: [dimmedAction(words.wait.missing(due.missing))],
      }
    case 'over':
      return { ...withPoints, headline: words.over, subline: '', actions: [dimmedAction(words.over)] }
  }
}

/** How far the card round is: the last card, and the passes since (SN-20). */
export function describeRound(match: ShadowSpectatorProps): string {
  const { common, words } = match
  const lastCard = lastPlayed(common)
  const { round } = common.cards
  if (!lastCard || !round) return words.round.begins
  const { name, text } = words.cards.kinds[lastCard.card]
  return round.passes === 0 ? words.round.played(who(match, lastCard.seat), name, text) : words.round.passes(round.passes, who(match, lastCard.seat))
}
