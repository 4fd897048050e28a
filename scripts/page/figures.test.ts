// The figures of `npm run page`, computed from a made-up trace, and how they are compared with their budgets.
import { expect, test } from 'vitest'
import { blockingTime, findOverBudget, longestTask, mainThreadOf, medianFigures, type TraceEvent, tasksOf } from './figures.ts'

const origin = 'http://127.0.0.1:7007'
const task = (pid: number, tid: number, tdur: number): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  tdur,
  dur: tdur * 9, // the time that passed, much of it for other programs: it must not count
})
const trace: readonly TraceEvent[] = [
  { name: 'navigationStart', ph: 'R', pid: 5, tid: 1, args: { data: { documentLoaderURL: 'about:blank' } } },
  { name: 'navigationStart', ph: 'R', pid: 7, tid: 1, args: { data: { documentLoaderURL: `${origin}/t/K7RM` } } },
  { name: 'thread_name', ph: 'M', pid: 7, tid: 2, args: { name: 'Compositor' } },
  { name: 'thread_name', ph: 'M', pid: 7, tid: 3, args: { name: 'CrRendererMain' } },
  ...[task(7, 3, 30_000), task(7, 3, 10_000), task(7, 3, 20_000), task(7, 2, 90_000), task(5, 3, 90_000)],
]

test('tasks are those of the page’s main thread, by CPU time; on a slower device they take that many times as long', () => {
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
