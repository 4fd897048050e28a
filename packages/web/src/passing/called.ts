// Whom the game calls, as everyone at the table can tell: from open facts alone, so that a curtain with a name on it tells
// nothing. What a game keeps secret is made up in several ways that all fit; what holds in each of them is no secret.
import {
  type AnyChoice,
  type Feed,
  foldLog,
  type Game,
  type GameTypes,
  type ImaginedEntry,
  quickChance,
  type Seat,
  type Setup,
  viewOfSeat,
} from '@safehouse/engine'

export interface Called {
  /** The game waits for these, and everyone knows it. */
  readonly surely: ReadonlySet<Seat>
  /** The game may wait for these: who it is, is a secret. */
  readonly maybe: ReadonlySet<Seat>
  /** The game waits for somebody, whoever it is, and everyone knows it. */
  readonly isWaiting: boolean
  /** By seat: the last message of the open feed with which, as everyone knows, something was whispered to it. None: -1. */
  readonly told: readonly number[]
  /** What is asked, whoever it is asked of: as long as it stays the same, it is the same round. */
  readonly asked: string
}
/** Few enough for a phone; enough that a secret is not taken for open knowledge, which would call the wrong one again and again. */
const worlds = 16

/** `feed` is the one that everyone hears. `aloud`: they sit together, and what is made of words they say to each other. */
export function calledIn<K extends GameTypes>(game: Game<K>, setup: Setup<K>, feed: Feed<K>, now: number, aloud = false): Called {
  const times = new Array<number>(setup.seats).fill(0)
  const questions = new Set<string>()
  // A device does not count in whole milliseconds, and may be a little behind the house.
  const time = Math.max(Math.ceil(now), feed.at(-1)?.at ?? 0)
  let told: readonly (readonly number[])[] | undefined
  let isWaiting = true
  for (let world = 0; world < worlds; world++) {
    const log = game.imagine(feed, 'spectator', setup, quickChance(`${feed.length} ${world}`), time)
    const truth = foldLog(game, setup, log)
    let awaits = false
    for (let seat = 0; seat < setup.seats; seat++) {
      const awaited = (game.choices(viewOfSeat(truth, seat)) as unknown as AnyChoice[]).filter((choice) => needsDevice(choice, aloud))
      if (awaited.length === 0) continue
      awaits = true
      times[seat]!++
      for (const { question } of awaited) questions.add(question)
    }
    isWaiting &&= awaits
    const here = whispersIn(log, setup.seats)
    told = told?.map((before, seat) => before.filter((message) => here[seat]!.includes(message))) ?? here
  }
  return {
    surely: seatsWith(times, (count) => count === worlds),
    maybe: seatsWith(times, (count) => count > 0 && count < worlds),
    isWaiting,
    told: (told ?? []).map((messages) => messages.at(-1) ?? -1),
    asked: [...questions].sort().join(' '),
  }
}

const needsDevice = ({ standing, fields }: AnyChoice, aloud: boolean): boolean =>
  !standing && !(aloud && Object.values(fields).some((field) => 'text' in field))

const seatsWith = (times: readonly number[], is: (count: number) => boolean): ReadonlySet<Seat> =>
  new Set(times.flatMap((count, seat) => (is(count) ? [seat] : [])))

/** By seat: the open feed's messages that came with a whisper. Of a whisper that came alone nobody knows that there was one. */
function whispersIn<K extends GameTypes>(log: readonly ImaginedEntry<K>[], seats: number): number[][] {
  const found = Array.from({ length: seats }, (): number[] => [])
  let message = 0
  for (const { told } of log) {
    if (!told.some(({ channel }) => channel === 'open')) continue
    for (const one of told) if (one.channel === 'whisper') for (const seat of one.to) found[seat]!.push(message)
    message++
  }
  return found
}
