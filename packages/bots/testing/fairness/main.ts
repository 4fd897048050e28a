// `npm run fairness`: counts wins by seat over thousands of matches between bots and writes them into wins.tsv beside this file. Whoever
// changes how a bot plays, or a game's rules, runs it: fairness.test.ts fails until then. `npm run fairness -- 5` plays five matches of each
// case and only prints.
import { isMainThread } from 'node:worker_threads'
import { answerTask, runSideBySide } from '../side-by-side.ts'
import { type FairnessCase, fairnessCases, winnersOf } from './play.ts'
import { type CountedWins, writeWins } from './wins.ts'

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

if (isMainThread) {
  const [given] = process.argv.slice(2)
  const tasks = fairnessCases.map((fairnessCase): Task => ({ ...fairnessCase, matches: given === undefined ? MATCHES : Number(given) }))
  const counted: CountedWins[] = []
  await runSideBySide<Task, CountedWins>(import.meta.url, tasks, (task, wins) => {
    counted[tasks.indexOf(task)] = wins
    console.log(`${wins.id}, ${wins.level}, wins by seat of ${wins.seats}: ${wins.bySeat.map((count) => count.toFixed(1)).join(' ')}`)
  })
  if (given === undefined) writeWins(counted)
} else await answerTask(async (task: Task) => countWins(task))
