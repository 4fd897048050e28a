// Voice that comes back by itself: after a server that was killed, and on another device that the seat moved to.
import { expect, type Page } from '@playwright/test'
import { setUpOwnServer } from './own-server.ts'
import { deepOnly, test } from './test.ts'
import { expectAllHeard, gatherTalkers, heardDirectly, join, openOtherDevice, patient, printFigure, voiceButton, withMicrophone } from './voice.ts'

const server = setUpOwnServer()
test.use({
  ...withMicrophone,
  baseURL: async ({ browserName: _ }, use) => use(server.origin),
})

test('after a killed server, and on the device that a seat moved to, everybody hears everybody again', deepOnly, async ({ page, browser }) => {
  const here = { baseURL: server.origin }
  const pages = await gatherTalkers(browser, page, 2, { tones: true }, here)
  const [mara, noor] = pages as [Page, Page]
  for (const device of pages) await join(device)
  await expectAllHeard(pages)

  const connections = () => mara.evaluate(() => (window as unknown as { heard: { peers: unknown[] } }).heard.peers.length)
  const before = await connections()
  await server.restart()
  const restarted = Date.now()
  await expect.poll(connections, patient).toBeGreaterThan(before)
  for (const device of pages) await expect.poll(() => heardDirectly(device), patient).toBe(1)
  await expectAllHeard(pages)
  printFigure('heard again after a restarted server', Date.now() - restarted)

  // The seat moves to a device where the microphone is allowed: nobody presses anything there.
  const newDevice = await openOtherDevice(browser, 1, { tones: true }, { ...here, permissions: ['microphone'] })
  await newDevice.goto(noor.url())
  await newDevice.getByLabel('Your name').fill('Noor')
  await newDevice.getByRole('button', { name: 'That is me' }).click()
  await noor.getByRole('alert').getByRole('button', { name: 'Yes' }).click()
  const moved = Date.now()
  await expect(voiceButton(newDevice)).toHaveAccessibleName('Voice: you have joined')
  await newDevice.keyboard.down('t') // a new device is heard while a button is held
  await expectAllHeard([mara, newDevice])
  printFigure('heard again on another device', Date.now() - moved)
})
