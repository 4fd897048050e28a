// The status line below the headline. It is always one short sentence with running seconds in it, so that nobody can see from
// across the table whether it is about a signal (CK-17). It must never be in a live region: a screen reader would say it aloud.
import type { Seat } from '@safehouse/engine'
import { type AskedQuestion, type KgbCommon, type LoneHand, questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import { hasSeat, who } from '../../core/props.ts'
import { type KgbSeatProps, type KgbSpectatorProps, mayDo, signalToAnswer, whyStanding } from '../props.ts'

/** What this player's fingers are doing. */
export interface Fingers {
  /** The chair touched last, when, and during which question. For a while the line says what everyone knows of that person. */
  readonly touched: { readonly seat: Seat; readonly at: number; readonly during: string } | undefined
  /** The seat that this player is about to ask for its chair. */
  readonly chosen: Seat | undefined
  /** Whom letting go of the signal button will signal; undefined unless it has been held long enough. */
  readonly signalTargets: readonly Seat[] | undefined
  /** Why the last press of the signal button did nothing, and when that was. */
  readonly failed: { readonly why: 'tooSoon' | 'failed'; readonly at: number } | undefined
}
export const idleFingers: Fingers = { touched: undefined, chosen: undefined, signalTargets: undefined, failed: undefined }

/** How long the line speaks of a chair after it was touched. */
const TOUCH_SHOWN_MS = 6000
/** How long the line says why a press of the signal button did nothing. */
const FAILURE_SHOWN_MS = 4000
/** Longest list of names, in letters, that fits the line; beyond it people are counted instead. */
const MAX_NAMES_LENGTH = 20
/** Whole seconds that have passed. */
const secondsSince = (now: number, at: number) => Math.max(0, Math.floor((now - at) / 1000))
/** Whole seconds that are left. */
const secondsLeft = (now: number, until: number) => Math.max(0, Math.ceil((until - now) / 1000))

/** The sentence of the line: what is secret comes first, then what was touched, then what is going on. */
export function statusLine(match: KgbSpectatorProps, fingers: Fingers, now: number): string {
  const secret = hasSeat(match) ? signalLine(match, fingers, now) : undefined
  return secret ?? touchedLine(match, fingers, now) ?? tableLine(match, fingers, now)
}

/** The seat whose chair was touched, for as long as the touch counts. */
export const touchedSeat = (touched: Fingers['touched'], common: KgbSpectatorProps['common'], now: number): Seat | undefined =>
  touched && touched.during === questionOf(common) && now - touched.at < TOUCH_SHOWN_MS ? touched.seat : undefined

/** The sentence about a signal, which goes before all others for as long as the signal runs; a held signal button goes before even that. */
function signalLine(match: KgbSeatProps, fingers: Fingers, now: number): string | undefined {
  const { words, view, common, options } = match
  const { line } = words
  const { signalTargets, failed } = fingers
  if (signalTargets) return letGoLine(match, signalTargets, options.signalSeconds)
  const touched = touchedSeat(fingers.touched, common, now)
  const { sent } = view.hand
  const got = signalToAnswer(match, touched)
  // Who has sent and got a signal reads of the one that came in; a touch of the own chair shows the own one.
  if (sent && (!got || touched === match.seat)) return line.sent(secondsLeft(now, sent.until))
  if (got) return line.got(who(match, got.from), secondsLeft(now, got.until), got.ready)
  return failed && now - failed.at < FAILURE_SHOWN_MS ? line[failed.why](secondsSince(now, common.standing.since)) : undefined
}
/** What a person with headphones is told of signals as they happen. Without seconds: it is said when it changes, not every second. */
export function spokenSignal(match: KgbSeatProps, { signalTargets, failed }: Fingers): string | undefined {
  const { spoken } = match.words
  if (signalTargets) return spoken.letGo(signalTargets.map((seat) => who(match, seat)))
  const got = signalToAnswer(match, undefined)
  if (got) return got.ready ? spoken.ready(who(match, got.from)) : spoken.got(who(match, got.from))
  if (match.view.hand.sent) return spoken.sent
  return failed && spoken[failed.why]
}
/** Whom letting go of the held button will signal. */
function letGoLine(match: KgbSeatProps, to: readonly Seat[], seconds: number): string {
  const { line } = match.words
  if (to.length === 0) return line.letGoNobody(seconds)
  const people = to.map((seat) => who(match, seat))
  const letters = people.reduce((sum, { name }) => sum + name.length + 2, 0)
  return letters > MAX_NAMES_LENGTH ? line.letGoMany(to.length, seconds) : line.letGo(people, seconds)
}

/** What everybody knows of the person whose chair was touched; nothing while this player is about to ask that person. */
function touchedLine(match: KgbSpectatorProps, fingers: Fingers, now: number): string | undefined {
  const { common } = match
  const seat = touchedSeat(fingers.touched, common, now)
  if (seat === undefined || (hasSeat(match) && seat === aboutToAsk(match, fingers))) return undefined
  return knownLine(match, seat, now)
}
function knownLine(match: KgbSpectatorProps, seat: Seat, now: number): string {
  const { common, words } = match
  const { line } = words
  const known = lastKnownOf(common, seat)
  if (!known) return line.nothing(who(match, seat), secondsSince(now, firstEventAt(common)))
  if ('raised' in known) return line.raised(who(match, seat), secondsSince(now, known.at))
  const { by, to, answer } = known.question
  const sentenceFor = answer === null ? line.asks : answer.yes ? line.saidYes : line.saidNo
  return sentenceFor(who(match, by), who(match, to), secondsSince(now, known.at))
}

/** What is going on at the table, for whoever touches nothing and has no signal. */
function tableLine(match: KgbSpectatorProps, fingers: Fingers, now: number): string {
  const { common, words } = match
  const { line } = words
  const standing = who(match, common.standing.seat)
  const standingSeconds = secondsSince(now, common.standing.since)
  const raised = latestLoneHand(common)
  if (raised) return line.raised(who(match, raised.seat), secondsSince(now, raised.at))
  if (hasSeat(match)) {
    const whom = aboutToAsk(match, fingers)
    if (whom !== undefined) return line.willSeeYours(who(match, whom), standingSeconds)
    if (common.due === match.seat) return line.youAreAsked(standing, standingSeconds)
  }
  return line.standing(standing, standingSeconds, whyStanding(common))
}
/** The seat that will see this player's card if the player asks now. */
const aboutToAsk = (match: KgbSeatProps, { chosen }: Fingers): Seat | undefined =>
  mayDo(match, 'ask') && chosen !== undefined && seatsToAsk(match.common).includes(chosen) ? chosen : undefined

/** The last thing that everybody knows of somebody: a question between that person and another, or a hand that went up alone. */
type Known = { readonly question: AskedQuestion; readonly at: number } | { readonly raised: LoneHand; readonly at: number }

function lastKnownOf(common: KgbCommon, seat: Seat): Known | undefined {
  const question = common.questions.findLast(({ by, to }) => by === seat || to === seat)
  const raised = common.loneHands.findLast((hand) => hand.seat === seat)
  const askedAt = question && (question.answer?.at ?? question.at)
  if (raised && (askedAt === undefined || raised.at > askedAt)) return { raised, at: raised.at }
  return question && askedAt !== undefined ? { question, at: askedAt } : undefined
}

/** The hand that last went up alone (CK-19), if nothing has happened since. */
function latestLoneHand({ loneHands, since }: KgbCommon): LoneHand | undefined {
  const lastHand = loneHands.at(-1)
  return lastHand && lastHand.at >= since ? lastHand : undefined
}

/** When the match began, as near as the common state can tell. */
const firstEventAt = ({ questions, standing }: KgbCommon): number => questions[0]?.at ?? standing.since
