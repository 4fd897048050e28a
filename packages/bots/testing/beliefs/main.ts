// `npm run beliefs -- [game[:matches] …]`: how good beliefs are, over matches between bots. Without games it measures all of them and
// writes table and chart into docs/; with games it only prints. Beliefs and matches follow from the seed.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { botLevels } from '@safehouse/engine'
import { gameIds } from '@safehouse/games/registry'
import { writeSection } from '../section.ts'
import { type Measured, measure } from './measure.ts'
import { chartOf, figuresOf, tableOf } from './report.ts'

const DEFAULT_MATCHES = 10_000
const chart = new URL('../../../../docs/beliefs.svg', import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string' }, seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'hard' } },
})
const level = botLevels.find((known) => known === values.bots)
if (!level) throw new Error(`--bots ${botLevels.join('|')}`)
const measured: Measured[] = []
for (const gameAndMatches of positionals.length > 0 ? positionals : gameIds) {
  const [game = '', matches = values.matches ?? DEFAULT_MATCHES] = gameAndMatches.split(':')
  measured.push(await measure(game, Number(matches), values.seed, level))
  console.log(tableOf(measured.slice(-1)))
}
if (gameIds.every((id) => measured.some(({ game }) => game === id))) {
  writeSection('beliefs', figuresOf(measured, level))
  writeFileSync(chart, chartOf(measured))
  console.log('written: docs/beliefs.md, docs/beliefs.svg')
}
