// `npm run fairness -- [game …] [matches]`: counts wins by seat over thousands of matches between bots and writes them into wins.tsv beside
// this file. Whoever changes how a bot plays, or a game's rules, runs it: fairness.test.ts fails until then. Games that are not named keep
// their counts. With a number it plays so many matches of each case and only prints.
import { isMainThread } from 'node:worker_threads'
import { type GameId, gameIds } from '@safehouse/games'
import { answerTask, runSideBySide } from '../side-by-side.ts'
import { type FairnessCase, fairnessCases, winnersOf } from './play.ts'
import { type CountedWins, readWins, writeWins } from './wins.ts'

/** So many show an advantage of five points for one seat nine times in ten, at every number of seats (chi-square, one in a thousand by chance), in CIA vs. KGB of seven points. */
const MATCHES = 2200
const FIRST_MATCHES = 20

interface Task extends FairnessCase {
  readonly matches: number
}
function countWins({ id, level, seats, matches }: Task): CountedWins {
  const bySeat = new Array<number>(seats).fill(0)
  const firstWinners: CountedWins['firstWinners'][number][] = []
  for (let match = 0; match < matches; match++) {
    const winners = winnersOf({ id, level, seats }, match)
    for (const seat of winners) bySeat[seat]! += 1 / winners.length
    if (match < FIRST_MATCHES) firstWinners.push(winners)
  }
  return { id, level, seats, matches, bySeat, firstWinners }
}

async function countAll(args: readonly string[]): Promise<void> {
  const matches = args.find((arg) => /^\d+$/.test(arg))
  const named = args.filter((arg) => arg !== matches)
  const unknown = named.find((id) => !gameIds.includes(id as GameId))
  if (unknown !== undefined) throw new Error(`no such game: ${unknown}`)
  const tasks = fairnessCases
    .filter(({ id }) => named.length === 0 || named.includes(id))
    .map((fairnessCase): Task => ({ ...fairnessCase, matches: Number(matches ?? MATCHES) }))
  const counted = new Map(readWins().map((wins) => [keyOf(wins), wins]))
  await runSideBySide<Task, CountedWins>(import.meta.url, tasks, (task, wins) => {
    counted.set(keyOf(task), wins)
    console.log(`${wins.id}, ${wins.level}, wins by seat of ${wins.seats}: ${wins.bySeat.map((count) => count.toFixed(1)).join(' ')}`)
  })
  if (matches === undefined) writeWins(fairnessCases.flatMap((fairnessCase) => counted.get(keyOf(fairnessCase)) ?? []))
}
const keyOf = ({ id, level, seats }: FairnessCase): string => `${id} ${level} ${seats}`

if (isMainThread) await countAll(process.argv.slice(2))
else await answerTask(async (task: Task) => countWins(task))
