// The view of the table for MCP clients (MCP Apps), in a frame as a client shows it: what it shows is the tool's result and nothing else.
import { type APIRequestContext, expect } from '@playwright/test'
import { takePicture } from './house.ts'
import { test } from './test.ts'

const tableText = `Table K7RM, game spy-alley-dice, match 1. You are Kite.

Secret: your cards are the german.
<img src=x onerror=alert(1)> rolled.

You may do one of these now (with act):
- {"do":"rollAgain","question":"3.1","dice":…} where dice is a list of 1 to 5 different ones of [0,1,2,3,4]
- {"do":"endTurn","question":"3.1"}`

/** The view as a client gets it: from the server's MCP endpoint. */
async function fetchView(request: APIRequestContext): Promise<string> {
  const { token } = await (await request.post('/api/tables', { data: { name: 'Anna', place: 'room' } })).json()
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
  const callMethod = (id: number, method: string, params: object, session: Record<string, string> = {}) =>
    request.post('/mcp', { headers: { ...headers, ...session }, data: { jsonrpc: '2.0', id, method, params } })
  const clientInfo = { name: 'test', version: '1' }
  const opened = await callMethod(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
  const session = { 'mcp-session-id': opened.headers()['mcp-session-id']! }
  const { result } = await (await callMethod(2, 'resources/read', { uri: 'ui://safehouse/table' }, session)).json()
  return result.contents[0].text
}

test('the view shows the answer of the tool `look` as text, marks secrets, and loads nothing', async ({ page, request }) => {
  const html = await fetchView(request)
  const requested: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent('<iframe title="The table" sandbox="allow-scripts" style="width:100%;height:420px;border:0"></iframe>')
  page.on('request', (request) => requested.push(request.url()))
  await page.evaluate(
    ([html, text]) => {
      const frame = document.querySelector('iframe')!
      addEventListener('message', ({ data }) => {
        const tellView = (message: object) => frame.contentWindow!.postMessage({ jsonrpc: '2.0', ...message }, '*')
        if (data.method === 'ui/initialize') tellView({ id: data.id, result: { protocolVersion: data.params.protocolVersion, hostContext: {} } })
        if (data.method !== 'ui/notifications/initialized') return
        tellView({ method: 'ui/notifications/tool-input', params: { arguments: {} } })
        tellView({ method: 'ui/notifications/tool-result', params: { content: [{ type: 'text', text }] } })
      })
      frame.srcdoc = html!
    },
    [html, tableText],
  )
  const view = page.frameLocator('iframe')
  await expect(view.locator('.secret')).toHaveText('Secret: your cards are the german.')
  await expect(view.getByText('<img src=x onerror=alert(1)> rolled.')).toBeVisible()
  await expect(view.locator('code')).toHaveText(['{"do":"rollAgain","question":"3.1","dice":…}', '{"do":"endTurn","question":"3.1"}'])
  const words = (text: string | null) => text!.replace(/\s+/g, '')
  const shown = words(await view.locator('main').textContent())
  expect(shown).toBe(words(tableText.replaceAll(/^- /gm, '').replaceAll(' where ', '')))
  await takePicture(page, 'mcp-table')
  expect(requested.filter((url) => !url.startsWith('about:'))).toEqual([])
})
