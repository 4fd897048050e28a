// The figures of `npm run page`, computed from made-up traces.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { blockingTime, findOverBudget, longestTask, mainThreadOf, medianFigures, type TraceEvent, tasksOf } from './figures.ts'
import { Direction, SLOW_4G, startSlowLink } from './slow-link.ts'

const origin = 'http://127.0.0.1:7007'
const task = (pid: number, tid: number, tdur: number): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  tdur,
  dur: tdur * 9,
})
const trace: readonly TraceEvent[] = [
  { name: 'navigationStart', ph: 'R', pid: 5, tid: 1, args: { data: { documentLoaderURL: 'about:blank' } } },
  { name: 'navigationStart', ph: 'R', pid: 7, tid: 1, args: { data: { documentLoaderURL: `${origin}/t/K7RM` } } },
  { name: 'thread_name', ph: 'M', pid: 7, tid: 2, args: { name: 'Compositor' } },
  { name: 'thread_name', ph: 'M', pid: 7, tid: 3, args: { name: 'CrRendererMain' } },
  ...[task(7, 3, 30_000), task(7, 3, 10_000), task(7, 3, 20_000), task(7, 2, 90_000), task(5, 3, 90_000)],
]

test('tasks are those of the main thread of the page, by CPU time, multiplied by the slowdown of the device', () => {
  const tasks = tasksOf(trace, mainThreadOf(trace, origin)!)
  expect(tasks.map(({ cpuMs }) => cpuMs)).toEqual([30, 10, 20])
  expect(longestTask(tasks, 4)).toBe(120)
  expect(blockingTime(tasks, 4)).toBe(120 - 50 + (80 - 50))
})
test('a figure whose median is over its budget is reported with the budget', () => {
  const figures = medianFigures([
    { lcp: 1700, cls: 0 },
    { lcp: 1900, cls: 0.01 },
    { lcp: 9000, cls: 0.3 },
  ])
  expect(figures).toEqual({ lcp: 1900, cls: 0.01 })
  expect(findOverBudget('landing', figures)).toEqual(['landing: lcp is 1900 ms, more than 1800 ms'])
  expect(findOverBudget('replay of spyfall-2', { frame: 20.4, work: 99, end: 999 })).toEqual([
    'replay of spyfall-2: frame is 20.4 ms, more than 20.0 ms',
  ])
  expect(findOverBudget('spyfall-2', { ...figures, play: 101 })).toEqual(['spyfall-2: play is 101 ms, more than 100 ms'])
})
test('the slow link delivers pieces one after another at its bandwidth, each half a round trip later', () => {
  const down = new Direction({ ...SLOW_4G, roundTripMs: 150, bytesPerSecond: 200_000 })
  expect(down.arrivalOf(20_000, 0)).toBe(175)
  expect(down.arrivalOf(20_000, 0)).toBe(275)
  expect(down.arrivalOf(20_000, 1000)).toBe(1175)
})
test('a connection that is still being opened does not delay those that are open', async () => {
  const echo = createServer((socket) => socket.pipe(socket).on('error', () => {})).listen(0, '127.0.0.1')
  onTestFinished(() => void echo.close())
  await once(echo, 'listening')
  const roundTripsByConnection = [0, 1_000_000_000]
  const line = {
    roundTripMs: 1,
    bytesPerSecond: 1_000_000,
    get roundTripsToConnect() {
      return roundTripsByConnection.shift()!
    },
  }
  const link = await startSlowLink((echo.address() as AddressInfo).port, line)
  onTestFinished(() => link.close())
  const newSocket = async () => {
    const socket = connect(Number(new URL(link.origin).port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const first = await newSocket()
  const second = await newSocket()
  second.write('not yet')
  for (let i = 0; i < 20; i++) {
    first.write('open')
    expect(String((await once(first, 'data'))[0])).toBe('open')
  }
})
