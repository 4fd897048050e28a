// A short form of `npm run hostile`: attacks on a real server in its own process while people play.
import { expect, test } from 'vitest'
import { runCampaign } from '../testing/hostile/campaign.ts'
import { messageAttacks } from '../testing/hostile/messages.ts'
import { requestAttacks } from '../testing/hostile/requests.ts'
import { TargetServer } from '../testing/hostile/target-server.ts'

/** Those that take long are in the long form alone. */
const SHORT_FORM = [
  'malformed messages, deep JSON, prototype keys',
  'broken frames and fragments',
  'one message over the size limit',
  'path traversal',
  'foreign origins',
  'deep and prototype JSON bodies',
]
test('the server holds against each attack, and people play on', { timeout: 240_000 }, async () => {
  const server = await TargetServer.start()
  try {
    const attacks = [...messageAttacks, ...requestAttacks].filter(({ name }) => SHORT_FORM.includes(name))
    expect(attacks.length).toBe(SHORT_FORM.length)
    for (const { attack, tried, held, isAlive, honestP95Ms } of await runCampaign(server, attacks, 1)) {
      expect({ attack, held, isAlive }).toEqual({ attack, held: tried, isAlive: true })
      expect(honestP95Ms).toBeLessThan(5000) // the machine is shared with other tests: the long form measures
    }
  } finally {
    await server.stop()
  }
})
