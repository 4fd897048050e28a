// `npm run beliefs -- [game[:matches] …]`: how good beliefs are, over matches between bots. Without games it measures all of them and
// writes table and chart into docs/; with games it only prints. Beliefs and matches follow from the seed.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gameIds } from '@safehouse/games/registry'
import { type Measured, measure } from './measure.ts'
import { chartOf, tableOf, withFigures } from './report.ts'

const DEFAULT_MATCHES = 10_000
const page = new URL('../../../../docs/beliefs.md', import.meta.url)
const chart = new URL('../../../../docs/beliefs.svg', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string' }, seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'hard' } },
})
const asked = positionals.length > 0 ? positionals : gameIds
const measured: Measured[] = []
for (const one of asked) {
  const [game = '', matches = values.matches ?? DEFAULT_MATCHES] = one.split(':')
  measured.push(await measure(game, Number(matches), values.seed, values.bots))
  console.log(tableOf(measured.slice(-1)))
}
if (gameIds.every((id) => measured.some(({ game }) => game === id))) {
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), measured, values.bots))
  writeFileSync(chart, chartOf(measured))
  console.log('written: docs/beliefs.md, docs/beliefs.svg')
}
