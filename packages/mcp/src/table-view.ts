// A small page for MCP clients that can show pages (MCP Apps, version 2026-01-26): the table as `look` tells it. It is the same for every
// seat and holds no data: it shows the text of the tool's result, which the client passes on to it. It must not load or request anything.

export const TABLE_VIEW_URI = 'ui://safehouse/table'
/** The type by which clients know such pages. */
export const TABLE_VIEW_TYPE = 'text/html;profile=mcp-app'

const style = `
:root { color-scheme: dark; font: 15px/1.45 system-ui, sans-serif; background: #14222c; color: #e8efef }
body { margin: 0; padding: 14px 16px; overflow-wrap: anywhere }
section { margin: 0 0 12px }
section:last-child { margin: 0 }
p { margin: 0 0 2px }
.quiet { color: #9fb4bd }
.secret { margin: 4px 0; padding: 6px 10px; border-radius: 4px; background: #efe9dc; color: #14222c }
.turn { padding-left: 10px; border-left: 4px solid #f5b445 }
.turn > p:first-child { color: #f5b445; font-weight: 700 }
code { display: block; margin: 4px 0 0; font: 13px/1.4 ui-monospace, monospace }
`
/** The page's script. It sets names and chat lines as text, never as HTML. */
const script = `
const host = window.parent
const send = (message) => host.postMessage({ jsonrpc: '2.0', ...message }, '*')
const add = (parent, tag, text, className) => {
  const element = parent.appendChild(document.createElement(tag))
  if (text !== undefined) element.textContent = text
  if (className) element.className = className
  return element
}
function show(text) {
  const table = document.createElement('main')
  for (const part of text.split('\\n\\n')) {
    const lines = part.split('\\n')
    const section = add(table, 'section', undefined, lines[0].startsWith('You may do') ? 'turn' : '')
    for (const line of lines) {
      const action = /^- (\\{.*?\\})(?: where (.*))?$/.exec(line)
      if (!action) add(section, 'p', line, line.startsWith('Secret') ? 'secret' : /^(Table |Nothing |No match)/.test(line) ? 'quiet' : '')
      else {
        add(section, 'code', action[1])
        if (action[2]) add(section, 'p', action[2], 'quiet')
      }
    }
  }
  document.body.replaceChildren(table)
}
addEventListener('message', ({ source, data }) => {
  if (source !== host || !data || data.jsonrpc !== '2.0') return
  if (data.id === 1 && data.result) return send({ method: 'ui/notifications/initialized' })
  if (data.method === 'ui/notifications/tool-result') show((data.params.content || []).map((content) => content.text || '').join('\\n\\n'))
  else if (data.method === 'ping' || data.method === 'ui/resource-teardown') send({ id: data.id, result: {} })
})
new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect()
  send({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } })
}).observe(document.documentElement)
send({
  id: 1,
  method: 'ui/initialize',
  params: { protocolVersion: '2026-01-26', appInfo: { name: 'safehouse', version: '1' }, appCapabilities: { availableDisplayModes: ['inline'] } },
})
`
export const tableView = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The table</title><style>${style}</style></head>
<body><p class="quiet">The table …</p><script>${script}</script></body>
</html>
`
