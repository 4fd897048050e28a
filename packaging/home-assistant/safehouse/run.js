// Starts the server with the add-on's options as its settings.
const { readFileSync } = require('node:fs')
const { spawn } = require('node:child_process')

const { public_url: publicUrl, create_key: createKey } = JSON.parse(readFileSync('/data/options.json', 'utf8'))
const settings = { ...(publicUrl && { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' }), ...(createKey && { CREATE_KEY: createKey }) }
const server = spawn('safehouse', ['serve'], { env: { ...process.env, ...settings }, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (status) => process.exit(status ?? 0))
