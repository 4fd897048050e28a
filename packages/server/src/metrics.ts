// What an operator can watch, for Prometheus. Numbers only: no code, no name, nothing of a game.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Load } from './limits/capacity.ts'

export type Metrics = ReturnType<typeof newMetrics>

export function newMetrics(counts: { tables(): number } & Load) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'safehouse_tables', help: 'Tables in memory', registers, collect: gauge(counts.tables) })
  new Gauge({ name: 'safehouse_connections', help: 'Open WebSockets', registers, collect: gauge(counts.connections) })
  new Gauge({ name: 'safehouse_commit_waiting', help: 'Decisions that wait for the store', registers, collect: gauge(counts.waiting) })
  return {
    requests: new Counter({ name: 'safehouse_http_requests_total', help: 'HTTP answers', labelNames: ['route', 'status'], registers }),
    actions: new Counter({ name: 'safehouse_actions_total', help: 'Actions by what became of them', labelNames: ['result'], registers }),
    dropped: new Counter({ name: 'safehouse_connections_dropped_total', help: 'Connections cut, by reason', labelNames: ['reason'], registers }),
    batches: new Histogram({
      name: 'safehouse_commit_batch_size',
      help: 'Decisions that shared one transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    actionSeconds: new Histogram({
      name: 'safehouse_action_seconds',
      help: 'From an action received to its answer',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

function gauge(read: () => number) {
  return function collect(this: Gauge): void {
    this.set(read())
  }
}
