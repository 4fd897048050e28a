// A short form of `npm run hostile`: every attack once, on a real server in its own process, while people play. Attacks in a browser are
// among the browser tests, kills and full disks in faults.test.ts and killed-server.test.ts, the timing of secrets in timing.test.ts.
import { expect, test } from 'vitest'
import { ServerNode } from '../testing/faults/server-node.ts'
import { TableLoad } from '../testing/faults/table-load.ts'
import { runAttack } from '../testing/hostile/campaign.ts'
import { damagedFileAttacks } from '../testing/hostile/damaged-files.ts'
import { manyAddressAttacks } from '../testing/hostile/many-addresses.ts'
import { messageAttacks } from '../testing/hostile/messages.ts'
import { ownTableAttacks } from '../testing/hostile/own-tables.ts'
import { requestAttacks } from '../testing/hostile/requests.ts'
import { tempFolder } from '../testing/server.ts'

/** Attacks that mostly wait for the server's own timeouts. They run beside the others. */
const WAITING_ATTACKS = ['slow requests (slowloris)', 'refused upgrades that stay open']
const MEASURED_MS = 200
const ROUNDS = 1
/** The machine is shared with other tests: the long form measures exact times. */
const MAX_HONEST_WAIT_MS = 5000
const attacks = [...messageAttacks, ...requestAttacks, ...ownTableAttacks, ...damagedFileAttacks, ...manyAddressAttacks]

test('the server holds against every attack, and people play on', { timeout: 240_000 }, async () => {
  const server = await ServerNode.launch({ SAFEHOUSE_DATA: tempFolder() }, { isSmall: true })
  const tableLoad = new TableLoad(`http://127.0.0.1:${server.port}`)
  const failures: object[] = []
  try {
    await tableLoad.open(1)
    const target = { port: server.port, code: tableLoad.tables[0]!.code }
    const waiting = attacks
      .filter(({ name }) => WAITING_ATTACKS.includes(name))
      .map(async ({ name, run }) => ({ name, ...(await run(target, ROUNDS)) }))
    expect(waiting).toHaveLength(WAITING_ATTACKS.length)
    for (const attack of attacks.filter(({ name }) => !WAITING_ATTACKS.includes(name))) {
      const { tried, held, isAlive, honestP95Ms } = await runAttack(server, tableLoad, attack, ROUNDS, MEASURED_MS)
      if (tried === 0 || held < tried || !isAlive || honestP95Ms > MAX_HONEST_WAIT_MS)
        failures.push({ attack: attack.name, tried, held, isAlive, honestP95Ms })
    }
    tableLoad.close()
    for (const { name, tried, held } of await Promise.all(waiting)) if (tried === 0 || held < tried) failures.push({ attack: name, tried, held })
    expect(failures).toEqual([])
    expect(await server.isReady()).toBe(true)
  } finally {
    tableLoad.close()
    await server.end('SIGKILL')
  }
})
