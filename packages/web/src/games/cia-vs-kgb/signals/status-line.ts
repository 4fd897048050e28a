// The status line below the headline. It is always one short sentence with running seconds in it, so that nobody can see from
// across the table whether it is about a signal (CK-17). It must never be in a live region: a screen reader would say it aloud.
import type { Seat } from '@safehouse/engine'
import { type KgbCommon, type LoneHand, mayBeAsked, type Question, questionOf } from '@safehouse/games/cia-vs-kgb'
import { isSeat, who } from '../../core/props.ts'
import { type KgbSeatProps, type KgbSpectatorProps, mayDo, signalToAnswer, whyStanding } from '../props.ts'

/** What this player's fingers are doing. */
export interface Fingers {
  /** The chair touched last. For a while the line says what everyone knows of that person. */
  readonly touched: { readonly seat: Seat; readonly at: number; readonly during: string } | undefined
  /** The seat that this player is about to ask for its chair. */
  readonly chosen: Seat | undefined
  /** Whom letting go of the hand will signal; undefined unless it has been held long enough. */
  readonly holding: readonly Seat[] | undefined
  /** Why the last press of the hand did nothing, and when that was. */
  readonly failed: { readonly why: 'tooSoon' | 'failed'; readonly at: number } | undefined
}
export const idleFingers: Fingers = { touched: undefined, chosen: undefined, holding: undefined, failed: undefined }

/** How long the line speaks of a chair after it was touched. */
const TOUCH_SHOWN_MS = 6000
/** How long the line says why a press of the hand did nothing. */
const FAILURE_SHOWN_MS = 4000
/** Longest list of names, in letters, that fits the line; beyond it people are counted instead. */
const MAX_NAMES_LENGTH = 20
/** Whole seconds that have passed. */
const since = (now: number, at: number) => Math.max(0, Math.floor((now - at) / 1000))
/** Whole seconds that are left. */
const left = (now: number, until: number) => Math.max(0, Math.ceil((until - now) / 1000))

/** The sentence of the line: what is secret comes first, then what was touched, then what is going on. */
export function statusLine(play: KgbSpectatorProps, fingers: Fingers, now: number): string {
  const secret = isSeat(play) ? signalLine(play, fingers, now) : undefined
  return secret ?? touchedLine(play, fingers, now) ?? tableLine(play, fingers, now)
}

/** The seat whose chair was touched, for as long as the touch counts. */
export const touchedNow = (touched: Fingers['touched'], common: KgbSpectatorProps['common'], now: number): Seat | undefined =>
  touched && touched.during === questionOf(common) && now - touched.at < TOUCH_SHOWN_MS ? touched.seat : undefined

/** The sentence about a signal, which goes before all others for as long as the signal runs; a held hand goes before even that. */
function signalLine(play: KgbSeatProps, fingers: Fingers, now: number): string | undefined {
  const { words, view, common, options } = play
  const { line } = words
  const { holding, failed: vain } = fingers
  if (holding) return holdingLine(play, holding, options.signalSeconds)
  const touched = touchedNow(fingers.touched, common, now)
  const { sent } = view.hand
  const got = signalToAnswer(play, touched)
  if (sent && (!got || touched === play.seat)) return line.sent(left(now, sent.until))
  if (got) return line.got(who(play, got.from), left(now, got.until), got.ready)
  return vain && now - vain.at < FAILURE_SHOWN_MS ? line[vain.why](since(now, common.standing.since)) : undefined
}
function holdingLine(play: KgbSeatProps, to: readonly Seat[], seconds: number): string {
  const { line } = play.words
  if (to.length === 0) return line.letGoNobody(seconds)
  const people = to.map((seat) => who(play, seat))
  const letters = people.reduce((sum, { name }) => sum + name.length + 2, 0)
  return letters > MAX_NAMES_LENGTH ? line.letGoMany(to.length, seconds) : line.letGo(people, seconds)
}

function touchedLine(play: KgbSpectatorProps, fingers: Fingers, now: number): string | undefined {
  const { common } = play
  const seat = touchedNow(fingers.touched, common, now)
  if (seat === undefined || (isSeat(play) && seat === aboutToAsk(play, fingers))) return undefined
  return knownLine(play, seat, now)
}
function knownLine(play: KgbSpectatorProps, seat: Seat, now: number): string {
  const { common, words } = play
  const { line } = words
  const known = lastKnownOf(common, seat)
  if (!known) return line.nothing(who(play, seat), since(now, firstEventAt(common)))
  if ('hand' in known) return line.raised(who(play, seat), since(now, known.at))
  const { by, to, answer } = known.question
  const said = answer === null ? line.asks : answer.yes ? line.saidYes : line.saidNo
  return said(who(play, by), who(play, to), since(now, known.at))
}

function tableLine(play: KgbSpectatorProps, fingers: Fingers, now: number): string {
  const { common, words } = play
  const { line } = words
  const standing = who(play, common.standing.seat)
  const stood = since(now, common.standing.since)
  const hand = latestLoneHand(common)
  if (hand) return line.raised(who(play, hand.seat), since(now, hand.at))
  if (isSeat(play)) {
    const whom = aboutToAsk(play, fingers)
    if (whom !== undefined) return line.price(who(play, whom), stood)
    if (common.due === play.seat) return line.yourEyes(standing, stood)
  }
  return line.standing(standing, stood, whyStanding(common))
}
/** The seat that will see this player's card if the player asks now. */
const aboutToAsk = (play: KgbSeatProps, { chosen }: Fingers): Seat | undefined =>
  mayDo(play, 'ask') && chosen !== undefined && mayBeAsked(play.common).includes(chosen) ? chosen : undefined

/** The last thing that everybody knows of somebody: a question between that person and another, or a hand that went up alone. */
type Known = { readonly question: Question; readonly at: number } | { readonly hand: LoneHand; readonly at: number }

function lastKnownOf(common: KgbCommon, seat: Seat): Known | undefined {
  const question = common.questions.findLast(({ by, to }) => by === seat || to === seat)
  const hand = common.loneHands.findLast((one) => one.seat === seat)
  const askedAt = question && (question.answer?.at ?? question.at)
  if (hand && (askedAt === undefined || hand.at > askedAt)) return { hand, at: hand.at }
  return question && askedAt !== undefined ? { question, at: askedAt } : undefined
}

/** The hand that last went up alone (CK-19), if nothing has happened since. */
function latestLoneHand({ loneHands, since }: KgbCommon): LoneHand | undefined {
  const last = loneHands.at(-1)
  return last && last.at >= since ? last : undefined
}

/** When the match began, as near as the common state can tell. */
const firstEventAt = ({ questions, standing }: KgbCommon): number => questions[0]?.at ?? standing.since
