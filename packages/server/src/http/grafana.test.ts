// Every metric that the dashboard in docs/hosting shows exists on a server.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { startMatch, whoMayAct } from '../../testing/table.ts'

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}
const queryWords = ['sum', 'by', 'rate', 'histogram_quantile', 'time', 'le', 'result', 'reason', 'status']

test('every metric of the dashboard exists', async () => {
  const { panels } = JSON.parse(readFileSync(new URL('../../../../docs/hosting/grafana.json', import.meta.url), 'utf8')) as Dashboard
  const { server, players } = await startMatch(testServer({ metricsToken: 'watchful' }), 2)
  await (await whoMayAct(players)).actAtRandom()
  const text = await (await fetch(`${server.origin}/metrics`, { headers: { authorization: 'Bearer watchful' } })).text()
  const existingMetrics = new Set(text.match(/^[a-z]\w+|(?<=# TYPE )\w+/gm))
  const shownMetrics = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.replace(/\[\w+\]/g, '').match(/[a-z]\w+/g) ?? []))
  expect(panels.length).toBeGreaterThan(8)
  expect(shownMetrics.filter((name) => !queryWords.includes(name) && !existingMetrics.has(name))).toEqual([])
})
