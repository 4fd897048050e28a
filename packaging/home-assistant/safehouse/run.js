// Starts the server with the add-on's options as its settings, and ends as it ends.
const { readFileSync } = require('node:fs')
const { spawn } = require('node:child_process')
const { constants } = require('node:os')

/** How Home Assistant stops the add-on. */
const passedOnSignals = ['SIGTERM', 'SIGINT']

const { public_url: publicUrl, create_key: createKey } = JSON.parse(readFileSync('/data/options.json', 'utf8'))
const settings = {
  // A public address means that there is a reverse proxy in front of the server.
  ...(publicUrl && { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' }),
  // The key that hosts need to open a table.
  ...(createKey && { CREATE_KEY: createKey }),
}
const server = spawn('safehouse', ['serve'], { env: { ...process.env, ...settings }, stdio: 'inherit' })
for (const signal of passedOnSignals) process.on(signal, () => server.kill(signal))
server.on('error', ({ message }) => {
  console.error(`safehouse could not be started: ${message}`)
  process.exit(1)
})
server.on('exit', (status, signal) => {
  // Killed by another signal, as when memory ran out: a failure, with the status that a shell reports.
  const statusOfSignal = passedOnSignals.includes(signal) ? 0 : 128 + constants.signals[signal]
  process.exit(status ?? statusOfSignal)
})
