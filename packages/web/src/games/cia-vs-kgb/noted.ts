// What the notebook prints about somebody, beside what this player thinks: the card, if it was seen, and when; else the last
// thing that all could see.
import type { Seat } from '@safehouse/engine'
import { sightings } from '@safehouse/games/cia-vs-kgb'
import { who } from '../core/props.ts'
import type { KgbSeatProps } from './props.ts'

export function notedOf(play: KgbSeatProps, seat: Seat): string {
  const { common, view, words } = play
  const { notebook } = words
  if (view.hand.cards[seat]) return notebook.showed(sawFirst(play, seat) + 1)
  const sawMine = common.questions.findLast(({ by, to }) => by === play.seat && to === seat)
  if (sawMine) return sawMine.answer ? notebook.sawYours : notebook.seesYours
  const last = common.questions.findLast(({ by, to }) => by === seat || to === seat)
  if (!last) return notebook.nothing
  const { by, to, answer } = last
  if (to === seat) return (answer === null ? notebook.isAsked : answer.yes ? notebook.gaveChair : notebook.saidNo)(who(play, by))
  return (answer?.yes ? notebook.gotChair : answer ? notebook.refused : notebook.asks)(who(play, to))
}
/** The question at which this seat first saw that card. */
const sawFirst = ({ common, seat: me }: KgbSeatProps, seat: Seat): number =>
  sightings(common.questions).find(({ eyes, card }) => eyes === me && card === seat)?.question ?? 0
