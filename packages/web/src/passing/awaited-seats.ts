// Computes for which seats a match waits, as everybody at the table can tell: from open facts alone, so that a name on the curtain
// of a passed device reveals nothing. Several logs that fit the open feed are imagined; what holds in all of them is no secret.
import {
  type AnyChoice,
  type BareEntry,
  type Feed,
  foldLog,
  type Game,
  type GameTypes,
  quickChance,
  type Seat,
  type Setup,
  viewOfSeat,
} from '@safehouse/engine'

export interface AwaitedSeats {
  /** Seats that the match certainly waits for. */
  readonly certain: ReadonlySet<Seat>
  /** Seats that the match may wait for: which of them is a secret. */
  readonly possible: ReadonlySet<Seat>
  /** Whether the match certainly waits for somebody, known or not. */
  readonly isAnyoneAwaited: boolean
  /** By seat: the index of the last open message that certainly came with a whisper to it; -1 for none. */
  readonly lastWhisper: readonly number[]
  /** The questions that are asked of any seat, as one string. It stays the same as long as the same questions are asked. */
  readonly questions: string
}
/** Few enough for a phone; enough that a secret is hardly ever mistaken for open knowledge, which would call the wrong person again and again. */
const IMAGINED_LOGS = 16

/** `feed` is the spectators' feed. `isTogether`: the people are in one room and say aloud what would be typed. */
export function findAwaitedSeats<K extends GameTypes>(game: Game<K>, setup: Setup<K>, feed: Feed<K>, now: number, isTogether = false): AwaitedSeats {
  const awaitedIn = new Array<number>(setup.seats).fill(0)
  const questions = new Set<string>()
  // The device's clock has fractions of milliseconds and may be slightly behind the server's.
  const time = Math.max(Math.ceil(now), feed.at(-1)?.at ?? 0)
  let whispers: readonly (readonly number[])[] | undefined
  let isAnyoneAwaited = true
  for (let i = 0; i < IMAGINED_LOGS; i++) {
    const log = game.imagine(feed, 'spectator', setup, quickChance(`${feed.length} ${i}`), time)
    const truth = foldLog(game, setup, log)
    let isAnyoneAwaitedHere = false
    for (let seat = 0; seat < setup.seats; seat++) {
      const choices = needingDevice(game.choices(viewOfSeat(truth, seat)) as unknown as AnyChoice[], isTogether)
      if (choices.length === 0) continue
      isAnyoneAwaitedHere = true
      awaitedIn[seat]!++
      for (const { question } of choices) questions.add(question)
    }
    isAnyoneAwaited &&= isAnyoneAwaitedHere
    const whispersHere = whispersIn(log, setup.seats)
    whispers = whispers?.map((before, seat) => before.filter((message) => whispersHere[seat]!.includes(message))) ?? whispersHere
  }
  return {
    certain: seatsWhere(awaitedIn, (count) => count === IMAGINED_LOGS),
    possible: seatsWhere(awaitedIn, (count) => count > 0 && count < IMAGINED_LOGS),
    isAnyoneAwaited,
    lastWhisper: (whispers ?? []).map((messages) => messages.at(-1) ?? -1),
    questions: [...questions].sort().join(' '),
  }
}

/** Choices of questions that are not answered aloud: those to which nobody types an answer, if the people are together. */
function needingDevice(choices: readonly AnyChoice[], isTogether: boolean): readonly AnyChoice[] {
  const typed = choices.filter(({ fields }) => Object.values(fields).some((field) => 'text' in field)).map(({ question }) => question)
  return choices.filter(({ standing, question }) => !standing && !(isTogether && typed.includes(question)))
}

const seatsWhere = (counts: readonly number[], matches: (count: number) => boolean): ReadonlySet<Seat> =>
  new Set(counts.flatMap((count, seat) => (matches(count) ? [seat] : [])))

/** By seat: the indexes of the open messages that came with a whisper to it. Nobody else knows of a whisper that came alone. */
function whispersIn<K extends GameTypes>(log: readonly BareEntry<K>[], seats: number): number[][] {
  const found = Array.from({ length: seats }, (): number[] => [])
  let message = 0
  for (const { told } of log) {
    if (!told.some(({ channel }) => channel === 'open')) continue
    for (const toldFact of told) if (toldFact.channel === 'whisper') for (const seat of toldFact.to) found[seat]!.push(message)
    message++
  }
  return found
}
