// Metrics for Prometheus. They are numbers only, and must never contain a table code, a name or anything secret of a match.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Load } from './limits/admission.ts'

export type Metrics = ReturnType<typeof newMetrics>
/** What was counted since the start. */
export interface Totals {
  readonly requests: number
  readonly actions: number
  readonly cutConnections: number
}

/** Of the event loop's lag; each measurement wakes the process, and the default of 10 ms would do so a hundred times a second. */
const EVENT_LOOP_RESOLUTION_MS = 100

export function newMetrics(counts: { tables(): number } & Load) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_RESOLUTION_MS })
  new Gauge({ name: 'safehouse_tables', help: 'Tables in memory', registers, collect: collectFrom(counts.tables) })
  new Gauge({ name: 'safehouse_connections', help: 'Open WebSockets', registers, collect: collectFrom(counts.connections) })
  new Gauge({ name: 'safehouse_commit_waiting', help: 'Decisions that wait for the store', registers, collect: collectFrom(counts.queuedAppends) })
  return {
    requests: new Counter({ name: 'safehouse_http_requests_total', help: 'HTTP answers', labelNames: ['route', 'status'], registers }),
    actions: new Counter({ name: 'safehouse_actions_total', help: 'Actions, by result', labelNames: ['result'], registers }),
    records: new Counter({ name: 'safehouse_records_total', help: 'Records given out, by source', labelNames: ['source'], registers }),
    dropped: new Counter({ name: 'safehouse_connections_dropped_total', help: 'Connections cut, by reason', labelNames: ['reason'], registers }),
    batches: new Histogram({
      name: 'safehouse_commit_batch_size',
      help: 'Decisions that shared one transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    actionSeconds: new Histogram({
      name: 'safehouse_action_seconds',
      help: 'Time from receiving an action to answering it',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

export async function readTotals({ requests, actions, dropped }: Metrics): Promise<Totals> {
  const sum = async (counter: Counter) => (await counter.get()).values.reduce((total, { value }) => total + value, 0)
  return { requests: await sum(requests), actions: await sum(actions), cutConnections: await sum(dropped) }
}

function collectFrom(read: () => number) {
  return function collect(this: Gauge): void {
    this.set(read())
  }
}
