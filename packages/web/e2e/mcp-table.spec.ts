// The view of the table for MCP clients (MCP Apps), in a frame as a client shows it: what it shows is the tool's result and nothing else.
import { expect } from '@playwright/test'
import { tableView } from '../../mcp/src/table-view.ts'
import { test } from './test.ts'

const told = `Table K7RM, game spy-alley-dice, match 1. You are Kite.

Secret: your cards are the german.
<img src=x onerror=alert(1)> rolled.

You may do one of these now (with act):
- {"do":"rollAgain","question":"3.1","dice":…} where dice is a list of 1 to 5 different ones of [0,1,2,3,4]
- {"do":"endTurn","question":"3.1"}`

test('the view shows what look told as text, keeps secrets apart, and loads nothing', async ({ page }) => {
  const asked: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent('<iframe title="The table" sandbox="allow-scripts" style="width:100%;height:420px;border:0"></iframe>')
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(
    ([html, text]) => {
      const frame = document.querySelector('iframe')!
      addEventListener('message', ({ data }) => {
        const say = (message: object) => frame.contentWindow!.postMessage({ jsonrpc: '2.0', ...message }, '*')
        if (data.method === 'ui/initialize') say({ id: data.id, result: { protocolVersion: data.params.protocolVersion, hostContext: {} } })
        if (data.method !== 'ui/notifications/initialized') return
        say({ method: 'ui/notifications/tool-input', params: { arguments: {} } })
        say({ method: 'ui/notifications/tool-result', params: { content: [{ type: 'text', text }] } })
      })
      frame.srcdoc = html!
    },
    [tableView, told],
  )
  const view = page.frameLocator('iframe')
  await expect(view.locator('.secret')).toHaveText('Secret: your cards are the german.')
  await expect(view.getByText('<img src=x onerror=alert(1)> rolled.')).toBeVisible()
  await expect(view.locator('code')).toHaveText(['{"do":"rollAgain","question":"3.1","dice":…}', '{"do":"endTurn","question":"3.1"}'])
  const words = (text: string | null) => text!.replace(/\s+/g, '')
  const shown = words(await view.locator('main').textContent())
  expect(shown).toBe(words(told.replaceAll(/^- /gm, '').replaceAll(' where ', '')))
  if (process.env.SCENE_PICTURES) await page.screenshot({ path: `${process.env.SCENE_PICTURES}/mcp-table.png` })
  expect(asked.filter((url) => !url.startsWith('about:'))).toEqual([])
})
