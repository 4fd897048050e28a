// How long sound takes from a microphone to an ear, with bursts of a known tone: directly, and over the server. VOICE_FIGURES=1 runs
// it and prints medians; both pages are on one machine, whose clock they share. Capture and loudspeaker are not part of it.
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { burstsOf, gatherTalkers, isMeasured, patient, voiceButton, withMicrophone } from './voice.ts'

test.skip(!isMeasured, 'mouth to ear: VOICE_FIGURES=1 measures it')
test.use(withMicrophone)

/** Bursts that are waited for, in each direction. */
const BURSTS = 10
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
/** The delay in milliseconds of each burst that was heard before the next one was said. */
async function measureDelays(speaker: Page, listener: Page): Promise<readonly number[]> {
  const { said } = await burstsOf(speaker)
  const { heard } = await burstsOf(listener)
  return said.flatMap((saidAt) => {
    const heardAt = heard.find((time) => time >= saidAt && time < saidAt + 900)
    return heardAt === undefined ? [] : [heardAt - saidAt]
  })
}

for (const [way, isCut, limitMs] of [
  ['directly', false, 300],
  ['over the server', true, 500],
] as const) {
  test(`mouth to ear ${way} takes under ${limitMs} ms`, async ({ page, browser }) => {
    const pages = await gatherTalkers(browser, page, 2, { tones: true, bursts: true, isCut })
    for (const device of pages) {
      await voiceButton(device).click()
      await device.getByText('All the time').click()
      await device.getByRole('button', { name: 'Join heard' }).click()
      await expect(voiceButton(device)).toHaveAccessibleName('Voice: you have joined')
    }
    const [mara, noor] = pages as [Page, Page]
    for (const device of pages)
      await expect.poll(async () => (await burstsOf(device)).heard.length, { ...patient, timeout: 120_000 }).toBeGreaterThan(BURSTS)
    const allDelays = [...(await measureDelays(mara, noor)), ...(await measureDelays(noor, mara))]
    console.log(
      `mouth to ear ${way}: median ${median(allDelays).toFixed(0)} ms, largest ${Math.max(...allDelays).toFixed(0)} ms, n = ${allDelays.length}`,
    )
    expect(allDelays.length).toBeGreaterThan(BURSTS)
    expect(median(allDelays)).toBeLessThan(limitMs)
  })
}
