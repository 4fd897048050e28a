// Finds each picture's light, so that all are equally bright, and writes lights.ts. Run after drawing:
// npx tsx packages/content/src/spyfall-2/pictures/fit.ts
import { writeFileSync } from 'node:fs'
import { daylightPictures, ownPlacePicture, spyPicture } from './daylight.ts'
import { lamplightPictures } from './lamplight.ts'
import { luminanceOf, wanted } from './luminance.ts'
import type { Picture } from './shapes.ts'

function fitted(picture: Picture): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2
    if (luminanceOf(picture(middle)) < wanted) low = middle
    else high = middle
  }
  return Math.round(high * 10_000) / 10_000
}

const all: Record<string, Picture> = { ...lamplightPictures, ...daylightPictures, 'own-place': ownPlacePicture, spy: spyPicture }
const lines = Object.entries(all).map(([id, picture]) => {
  const [dark, bright] = [luminanceOf(picture(0)), luminanceOf(picture(1))]
  if (dark > wanted || bright < wanted) console.error(`${id}: from ${dark.toFixed(4)} to ${bright.toFixed(4)}, never ${wanted}`)
  return `  ${id.includes('-') ? `'${id}'` : id}: ${fitted(picture)},`
})
const heading = `// Found by fit.ts: how much light each picture needs to be as bright as all the others.\nimport type { PictureId } from './index.ts'\n`
writeFileSync(
  new URL('./lights.ts', import.meta.url),
  `${heading}\nexport const lights: Readonly<Record<PictureId, number>> = {\n${lines.join('\n')}\n}\n`,
)
