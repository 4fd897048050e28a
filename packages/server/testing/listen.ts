// A server that a test makes itself: it listens at a free port of this machine, and is closed when the test is over.
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Returns the port. */
export async function listenInTest(server: Server & { closeAllConnections?(): void }): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections?.()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
