// How long sound takes from a microphone to an ear, with bursts of a known tone: directly, and over the server. VOICE_FIGURES=1 runs
// it and prints medians; both pages are on one machine, whose clock they share. Capture and loudspeaker are not part of it.
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { burstsOf, isMeasured, patient, talkers, voiceButton, withMicrophone } from './voice.ts'

test.skip(!isMeasured, 'mouth to ear: VOICE_FIGURES=1 measures it')
test.use(withMicrophone)

/** Bursts that are waited for, in each direction. */
const BURSTS = 10
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
/** The delay of each burst that was heard before the next one was said. */
async function delays(from: Page, to: Page): Promise<readonly number[]> {
  const { said } = await burstsOf(from)
  const { heard } = await burstsOf(to)
  return said.flatMap((at) => {
    const time = heard.find((time) => time >= at && time < at + 900)
    return time === undefined ? [] : [time - at]
  })
}

for (const [way, isCut, limit] of [
  ['directly', false, 300],
  ['over the server', true, 500],
] as const) {
  test(`mouth to ear ${way} takes under ${limit} ms`, async ({ page, browser }) => {
    const pages = await talkers(browser, page, 2, { tones: true, bursts: true, isCut })
    for (const device of pages) {
      await voiceButton(device).click()
      await device.getByText('All the time').click()
      await device.getByRole('button', { name: 'Join heard' }).click()
      await expect(voiceButton(device)).toHaveAccessibleName('Voice: you have joined')
    }
    const [mara, noor] = pages as [Page, Page]
    for (const device of pages)
      await expect.poll(async () => (await burstsOf(device)).heard.length, { ...patient, timeout: 120_000 }).toBeGreaterThan(BURSTS)
    const allDelays = [...(await delays(mara, noor)), ...(await delays(noor, mara))]
    console.log(
      `mouth to ear ${way}: median ${median(allDelays).toFixed(0)} ms, largest ${Math.max(...allDelays).toFixed(0)} ms, n = ${allDelays.length}`,
    )
    expect(allDelays.length).toBeGreaterThan(BURSTS)
    expect(median(allDelays)).toBeLessThan(limit)
  })
}
