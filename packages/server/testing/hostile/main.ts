// `npm run hostile -- [rounds] [name] [--nodes]`: attacks a real server while people play, and prints one table. With `--nodes` it
// attacks one of two nodes over PostgreSQL and Redis. Exits with 1 if something did not hold.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { startSingleNode, startTwoNodes } from '../faults/deployments.ts'
import { type Fault, singleNodeFaults, twoNodeFaults } from '../faults/faults.ts'
import { type FaultResult, tryFault } from '../faults/run.ts'
import { TableLoad } from '../faults/table-load.ts'
import { attacks } from './attacks.ts'
import { type AttackedServer, type AttackResult, faultRow, formatCampaign, runAttack } from './campaign.ts'
import { TargetServer } from './target-server.ts'

const isShared = process.argv.includes('--nodes')
const [roundsText = '3', nameFilter = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const rounds = Number(roundsText)
const isChosen = ({ name }: { readonly name: string }): boolean => name.includes(nameFilter)
const chosen = attacks.filter(isChosen)
const select = <F extends Fault<never>>(faults: readonly F[]): readonly F[] =>
  faults.filter((fault) => /killed|disk full/.test(fault.name) && isChosen(fault))

const results: AttackResult[] = []
const faults: FaultResult[] = []
const add = (result: AttackResult) => {
  results.push(result)
  console.error(`${result.attack}: ${result.held} of ${result.tried} held`)
}
const attackAll = async (server: AttackedServer, load: TableLoad) => {
  for (const attack of chosen) {
    add(await runAttack(server, load, attack, rounds))
    for (const player of load.tables.flatMap((table) => table.players)) player.receivedTexts = []
  }
}
const tryAll = async <D extends Parameters<typeof tryFault>[0]>(deployment: D, some: readonly Fault<D>[]) => {
  for (const fault of some) {
    const result = await tryFault(deployment, fault, rounds)
    faults.push(result)
    add(faultRow(result))
  }
}
/** The two-worlds test of time needs a slow disk and a clock of its own, so it runs as the test that it is. */
function measureTiming(): void {
  const name = 'timing of secrets (two worlds, Mann–Whitney)'
  if (!isChosen({ name })) return
  const [tried, unknown] = [rounds, { honestP95Ms: Number.NaN, stallMs: Number.NaN, ownWorkMs: Number.NaN, memoryMb: Number.NaN, isAlive: true }]
  const run = () => spawnSync('npx', ['vitest', 'run', '--retry=0', 'packages/server/test/timing.test.ts'], { stdio: 'ignore' }).status === 0
  add({ attack: name, tried, held: Array.from({ length: tried }, run).filter(Boolean).length, ...unknown })
}

const loadBefore = loadavg()[0]!
if (isShared) {
  const deployment = await startTwoNodes(2)
  try {
    const node = deployment.nodes[0]!
    const isReady = async () => (await fetch(`http://127.0.0.1:${node.port}/readyz`).catch(() => undefined))?.ok ?? false
    await attackAll({ port: node.port, measure: () => node.measure(), isReady }, deployment.load)
    await tryAll(deployment, select(twoNodeFaults))
  } finally {
    await deployment.close()
  }
} else {
  if (chosen.length > 0) {
    const server = await TargetServer.start()
    const load = new TableLoad(`http://127.0.0.1:${server.port}`)
    try {
      await load.open(2)
      await attackAll(server, load)
    } finally {
      load.close()
      await server.stop()
    }
  }
  if (select(singleNodeFaults).length > 0) {
    const deployment = await startSingleNode(3)
    try {
      await tryAll(deployment, select(singleNodeFaults))
    } finally {
      await deployment.close()
    }
  }
  measureTiming()
}
console.log(formatCampaign(results))
const sum = (count: (result: FaultResult) => number) => faults.reduce((total, result) => total + count(result), 0)
if (faults.length > 0)
  console.log(
    `\n${sum(({ actions }) => actions)} actions acknowledged under faults, ${sum(({ lost }) => lost)} lost, ${sum(({ doubled }) => doubled)} doubled`,
  )
console.log(`load of the machine: ${loadBefore.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after`)
process.exit(results.some(({ isAlive, tried, held }) => !isAlive || held < tried) ? 1 : 0)
