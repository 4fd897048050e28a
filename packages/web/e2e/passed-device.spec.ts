// One passed device: several people, a curtain between them, and nothing of one of them for another.
import { expect, test } from '@playwright/test'
import { doSomething } from './alley.ts'
import { hurryBots, openHouse } from './house.ts'
import { addPerson, CurtainWatch, passAround } from './passed.ts'

test('Spy Alley Dice: two people and a bot on one device, to the end', async ({ page }) => {
  test.setTimeout(400_000)
  const watch = new CurtainWatch(page, 'spy-alley-dice')
  await openHouse(page, 'Anna')
  await addPerson(page, 'Bert')
  await page.getByRole('button', { name: '+ Bot' }).click()
  await hurryBots(page)
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await passAround(page, watch, (held) => doSomething(held))
  await expect(page.getByRole('heading', { name: 'Debrief' })).toBeVisible()
  expect(watch.curtains).toBeGreaterThan(4)
  watch.expectNothingSecret()
})
