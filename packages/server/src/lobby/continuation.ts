// Playing on from a moment of a match that is over: a practice table whose match begins with the log up to there. Its secret is new,
// so chance after that moment is new; what was dealt before stays. Bots take the other seats and are told what those seats were told.
import {
  commitmentTo,
  deriveSeed,
  type EarlierSeed,
  type Entry,
  firstDeadline,
  type GameTypes,
  type Match,
  resumeMatch,
  type Seat,
} from '@safehouse/engine'
import type { BrokenOffMatch } from '@safehouse/protocol'
import { newPersonId, newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import type { MatchHeader } from './match-lifecycle.ts'
import { type DocumentChange, matchId, type StoredPerson, type TableDocument } from './table-document.ts'

/** A match that is over, and from where on it is played again. */
export interface Branch {
  readonly match: Match<GameTypes>
  readonly header: MatchHeader
  /** Who sat on each seat, with name and mark; missing in matches from older versions. */
  readonly sitters: BrokenOffMatch['sitters']
  /** How many decisions are kept: at least one, the deal, as `playOnBody` of the protocol demands. */
  readonly kept: number
  /** The seat of the human who plays on; bots play the others. */
  readonly seat: Seat
}

/** Checks that somebody can play on from there; throws otherwise. */
export function checkBranch({ match, kept, seat }: Branch): void {
  if (kept > match.entries.length || seat >= match.setup.seats) throw new RequestError('badRequest')
  if (match.game.outcome(matchUpTo(match, kept, match.seed).truth.common)) throw new RequestError('noGameRunning')
}
/** The match after its first `kept` decisions; chance after them comes from `seed`. */
const matchUpTo = (match: Match<GameTypes>, kept: number, seed: string): Match<GameTypes> =>
  resumeMatch(match.game, match.setup, seed, match.entries.slice(0, kept))

/** The people of the new table, on the seats and under the names of the match that is continued. */
export function peopleOfBranch({ match, sitters, seat: ownSeat }: Branch): {
  readonly people: readonly StoredPerson[]
  readonly human: StoredPerson
} {
  const people = Array.from({ length: match.setup.seats }, (_, seat): StoredPerson => {
    const { name, mark } = sitters?.[seat] ?? { name: '', mark: seat }
    const kind = seat === ownSeat ? 'person' : 'bot'
    return { id: newPersonId(), name: name || `${seat + 1}`, kind, mark, epoch: 1, standIn: false, left: false }
  })
  return { people, human: people[ownSeat]! }
}

/** Starts the table's first match with the log up to the branch. The table's people sit in the order of its seats. */
export function startBranch(document: TableDocument, branch: Branch, now: number): DocumentChange {
  const { match, header, kept } = branch
  const { secret } = document.next
  const entropy = document.people.map(() => null)
  const continued = matchUpTo(match, kept, deriveSeed(secret, entropy))
  const newHeader: MatchHeader = {
    game: header.game,
    rulesVersion: match.game.rulesVersion,
    setup: match.setup,
    secret,
    entropy,
    continues: findSeedsBefore(header, kept),
  }
  const last = continued.entries.at(-1) as Entry<GameTypes>
  return {
    document: {
      ...document,
      isContinuation: true,
      on: {
        n: 1,
        game: header.game,
        rulesVersion: match.game.rulesVersion,
        options: match.setup.options as Readonly<Record<string, unknown>>,
        seats: document.people.map(({ id }) => id),
        ...(match.setup.timeFactors && { timeFactors: match.setup.timeFactors }),
        state: 'running',
        clock: { offset: now - last.at, pausedAt: null },
        commitment: commitmentTo(secret),
        continues: kept,
      },
      next: { n: 2, secret: newSecret(), entropy: {} },
    },
    opens: {
      id: matchId(document, 1),
      header: JSON.stringify(newHeader),
      entries: continued.entries.map((entry) => JSON.stringify(entry)),
      // In the game time of the match that is continued, so long past by the wall clock: a server that finds the new match overdue
      // stores when its deadline is really due.
      dueAt: firstDeadline(match.game, continued.truth)?.at ?? null,
    },
  }
}
/** Which seeds decided the entries that are kept; a match that continues another has several. */
function findSeedsBefore({ continues = [], secret, entropy }: MatchHeader, kept: number): readonly EarlierSeed[] {
  const firstEntryOf = (i: number) => continues[i - 1]?.entries ?? 0
  return [...continues, { entries: kept, secret, entropy }]
    .filter((_, i) => firstEntryOf(i) < kept)
    .map((seed) => ({ ...seed, entries: Math.min(seed.entries, kept) }))
}
