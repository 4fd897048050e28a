// A server in a process of its own, at a free port of this machine, for tests and for releases.
import { spawn } from 'node:child_process'

/**
 * Starts a server; resolves once it says where it is. `stop` ends it as a host does.
 * @param {string} program the command `safehouse` @param {string} data the folder for its database @param {string} [cwd]
 * @returns {Promise<{ origin: string, stop: () => Promise<{ code: number | null, signal: string | null }> }>}
 */
export function startServer(program, data, cwd) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SAFEHOUSE_DATA: data, LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [program, 'serve'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve({ code, signal })))
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  let output = ''
  return new Promise((opened, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        output += text
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (port) opened({ origin: `http://127.0.0.1:${port}`, stop })
      })
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${output}`)))
  })
}
