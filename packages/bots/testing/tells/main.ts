// `npm run tells -- [game[:matches] …]`: whether the way in which bots act tells their secrets. A classifier gets length, moment and kind of
// what they say and how long they take. Without games, or with all of them, it writes the table into docs/beliefs.md; else it only prints.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gameIds } from '@safehouse/games/registry'
import { type Auc, aucOf } from './classifier.ts'
import { samplesOf, secrets } from './samples.ts'

const DEFAULT_MATCHES = 10_000
/** A classifier must not be better than this. */
const GOAL_AUC = 0.55
const BEGIN = '<!-- tells: begin, written by npm run tells -->'
const END = '<!-- tells: end -->'
const page = new URL('../../../../docs/beliefs.md', import.meta.url)

interface Row extends Auc {
  readonly game: string
  readonly matches: number
  readonly samples: number
}
const tableOf = (rows: readonly Row[]): string =>
  [
    '| game | secret | matches | samples | AUC | 95 % interval | ≤ 0.55 |\n|---|---|---|---|---|---|---|',
    ...rows.map(({ game, matches, samples, auc, low, high }) => {
      const verdict = auc <= GOAL_AUC ? (high <= GOAL_AUC ? 'yes' : 'yes, not certain') : low > GOAL_AUC ? 'no' : 'no, not certain'
      const secret = JSON.stringify(secrets[game]!(0))
        .replace(/"seat":0,?|[{}"]|,(?=})/g, '')
        .replace(/,$/, '')
        .replaceAll('kind:', '')
      return `| ${game} | \`${secret}\` | ${matches} | ${samples} | ${auc.toFixed(3)} | ${low.toFixed(3)} to ${high.toFixed(3)} | ${verdict} |`
    }),
  ].join('\n')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'normal' } },
})
const rows: Row[] = []
for (const one of positionals.length > 0 ? positionals : gameIds) {
  const [game = '', matches = DEFAULT_MATCHES] = one.split(':')
  const samples = await samplesOf(game, Number(matches), values.seed, values.bots)
  rows.push({ game, matches: Number(matches), samples: samples.length, ...aucOf(samples) })
  console.log(tableOf(rows.slice(-1)))
}
if (gameIds.every((id) => rows.some(({ game }) => game === id))) {
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (before < 0 || after < before) throw new Error('docs/beliefs.md has no place for the tells')
  const command = `npm run tells -- ${rows.map(({ game, matches }) => `${game}:${matches}`).join(' ')}`
  const figures = `Matches between \`${values.bots}\` bots at tables of every size: \`${command}\`.\n\n${tableOf(rows)}`
  writeFileSync(page, `${text.slice(0, before)}${BEGIN}\n${figures}\n${text.slice(after)}`)
  console.log('written: docs/beliefs.md')
}
