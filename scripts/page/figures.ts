// The figures that Lighthouse reports for a page, computed from a browser's trace and performance entries, and their budgets. Pure functions.

/** A task of the page's main thread. `cpuMs` is the thread's own time, without the time in which other programs ran. */
export interface Task {
  readonly cpuMs: number
}
export interface MainThread {
  readonly pid: number
  readonly tid: number
}
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly dur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/** A task of more than this is a long task: a press during it is answered late. */
const MAX_UNNOTICED_MS = 50

/** The main thread of the page that was loaded while this was traced. */
export function mainThreadOf(events: readonly TraceEvent[], origin: string): MainThread | undefined {
  const pid = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin))?.pid
  const tid = events.find((event) => event.name === 'thread_name' && event.pid === pid && event.args?.name === 'CrRendererMain')?.tid
  return pid === undefined || tid === undefined ? undefined : { pid, tid }
}
export const tasksOf = (events: readonly TraceEvent[], { pid, tid }: MainThread): Task[] =>
  events.flatMap((event) =>
    event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask')
      ? [{ cpuMs: (event.tdur ?? event.dur ?? 0) / 1000 }]
      : [],
  )
/** The longest task on a device so many times slower. */
export const longestTask = (tasks: readonly Task[], slowdown: number): number => Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs * slowdown))
/** Total blocking time: what tasks take beyond 50 ms each, on a device so many times slower. */
export const blockingTime = (tasks: readonly Task[], slowdown: number): number =>
  tasks.reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs * slowdown - MAX_UNNOTICED_MS), 0)

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length === 0 ? Number.NaN : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2
}

/** Figures of one page, in milliseconds except for `cls`; those that a page does not have are missing. */
export interface PageFigures {
  readonly lcp?: number
  readonly tbt?: number
  readonly cls?: number
  /** The longest task while the match is played. */
  readonly play?: number
  /** From the link to the first card. */
  readonly join?: number
  /** The parts of `join`: from the link to the name's field, from "Come in" to the lobby, from the start of the match to the card. */
  readonly door?: number
  readonly lobby?: number
  readonly card?: number
  /** In a replay, from the deal to the end. */
  readonly end?: number
  /** In a replay, the mean time from one frame to the next while somebody drags the scrubber. */
  readonly frame?: number
  /** What the main thread does for such a frame. */
  readonly work?: number
}
export type Figure = keyof PageFigures
/** The most that a figure may be on any page that has no budget of its own. A table is seldom opened cold: its LCP is only reported. */
const defaultBudget: PageFigures = { tbt: 150, cls: 0.02, play: 100, join: 2500, end: 1000, frame: 20 }
const budgets: Readonly<Record<string, PageFigures>> = { landing: { lcp: 1800 } }
const budgetOf = (page: string, figure: Figure): number => budgets[page]?.[figure] ?? defaultBudget[figure] ?? Number.POSITIVE_INFINITY

/** The medians of several visits, figure by figure. */
export function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const names = [...new Set(visits.flatMap((visit) => Object.keys(visit) as Figure[]))]
  return Object.fromEntries(names.map((name) => [name, median(visits.flatMap((visit) => visit[name] ?? []))]))
}
/** The figures over their budgets, as sentences. */
export const findOverBudget = (page: string, figures: PageFigures): string[] =>
  (Object.entries(figures) as [Figure, number][]).flatMap(([name, value]) =>
    value <= budgetOf(page, name) ? [] : [`${page}: ${name} is ${formatFigure(name, value)}, more than ${formatFigure(name, budgetOf(page, name))}`],
  )
export const formatFigure = (name: Figure, value: number): string =>
  name === 'cls' ? value.toFixed(3) : name === 'frame' || name === 'work' ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`
