// Tables through real sockets: leaving during a match, ending it, hosting, and how bots play.
import { expect, test } from 'vitest'
import { fasterClock, HandTurnedClock } from '../testing/clock.ts'
import { testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

test('a bot plays on for somebody who leaves during a match, who is told and cannot act any more', async () => {
  const { server, code, seats, players } = await startMatch(testServer({ clock: fasterClock(30) }), 3)
  await server.api.command(code, seats[2]!.token, { do: 'leave' })
  const [anna, bram, cleo] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]]
  await cleo.until(() => cleo.state === 'refused')
  expect(cleo.error).toBe('sentAway')
  await expect(server.api.command(code, seats[2]!.token, { do: 'rename', name: 'Zoë' })).rejects.toMatchObject({ body: { code: 'sentAway' } })
  await anna.until(() => anna.house?.people[2]?.standIn)
  await Promise.all([anna.playOut(), bram.playOut()])
  expect(anna.house?.on?.state).toBe('over')
}, 120_000)
test('when the host leaves during a match, the next host can end it', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 3)
  await server.api.command(code, seats[0]!.token, { do: 'leave' })
  const bram = players[1]!
  await bram.until(() => bram.house?.host === seats[1]!.you)
  await server.api.command(code, seats[1]!.token, { do: 'endGame', n: 1 })
  await bram.until(() => bram.house?.on?.state === 'ended')
  expect(await bram.act({ do: 'rollForStart', question: 'start.1' })).toEqual({ ok: false, error: 'noGameRunning' })
})
test('somebody who is removed is told, and can join again under another name', async () => {
  const { server, code, seats, players, command } = await openTable(testServer(), 2)
  await command({ do: 'remove', person: seats[1]!.you })
  await players[1]!.until(() => players[1]!.error === 'sentAway')
  expect((await server.api.join(code, 'Bram')).you).not.toBe(seats[1]!.you)
})
test('a bot waits as long as a person would, or a fifth of that at the quick pace', async () => {
  const waits: Record<string, number> = {}
  for (const botPace of ['human', 'quick'] as const) {
    const clock = new HandTurnedClock()
    const thinker = { think: async () => ({ action: { do: 'rollForStart', question: 'start.1' }, delayMs: 4000 }), close: async () => {} }
    const server = await testServer({ clock, thinker })
    const { code, command, start } = await openTable(server, 1)
    await command({ do: 'setSettings', settings: { botPace } })
    await command({ do: 'addBot' })
    await start()
    const begun = clock.now()
    while ((await server.store.entries(`${code}/1`, 0)).length === 1) await clock.forward(100)
    waits[botPace] = clock.now() - begun
  }
  expect(waits.human).toBeGreaterThanOrEqual(4000)
  expect(waits.human).toBeLessThan(4500)
  expect(waits.quick).toBeGreaterThanOrEqual(800)
  expect(waits.quick).toBeLessThan(1300)
})
test('a bot that fails is replaced by a random move, and one that breaks the rules too', async () => {
  for (const broken of [
    () => Promise.reject(new Error('bot broke')),
    async () => ({ action: { do: 'endTurn', question: 'nonsense' }, delayMs: 10 }),
  ]) {
    const levelsAsked: string[] = []
    const think = async ({ level }: { level: string }) => {
      levelsAsked.push(level)
      return level === 'random' ? { action: { do: 'rollForStart', question: 'start.1' }, delayMs: 10 } : broken()
    }
    const server = await testServer({ clock: fasterClock(10), thinker: { think, close: async () => {} } })
    const { command, start, players } = await openTable(server, 1)
    await command({ do: 'addBot' })
    await start()
    await players[0]!.until(() => players[0]!.feed.length === 2, 'the move')
    expect(levelsAsked.slice(0, 2)).toEqual(['normal', 'random'])
  }
})
test('a bot is given its own feed and nothing else', async () => {
  const questions: Record<string, unknown>[] = []
  const think = async (question: object) => {
    questions.push(question as Record<string, unknown>)
    return undefined
  }
  const { server, command, start, code } = await openTable(testServer({ thinker: { think, close: async () => {} } }), 2)
  await command({ do: 'addBot' })
  await start()
  await expect.poll(() => questions.length).toBeGreaterThan(0)
  const { seed, feed, ...more } = questions[0]!
  expect(more).toEqual({
    game: 'spy-alley-dice',
    setup: { options: { decisionSeconds: 0 }, seats: 3 },
    seat: 2,
    now: expect.any(Number),
    level: 'normal',
    // Open to everybody: which bot sits where, and who is a person.
    characters: [null, null, expect.any(String)],
    humans: [0, 1],
    practiceHuman: undefined,
  })
  const header = JSON.parse((await server.store.match(`${code}/1`))!.header)
  expect(JSON.stringify({ seed, feed })).not.toContain(header.secret)
  expect(JSON.stringify(feed).match(/handDealt/g)).toHaveLength(1)
})
