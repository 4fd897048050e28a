// `npm run film -- <folder> [part of a title]`: film strips of scenes, as players and the shared screen see it: one picture as each beat begins and one
// before it ends, and a sheet with all pictures of a scene. For looking at; no test compares them.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium as browsers } from '@playwright/test'
import { build } from './build.js'
import { findChromium } from './chromium.js'
import { runTool } from './workspace.js'

const [folder, title] = [resolve(process.argv[2] ?? 'film'), process.argv[3] ?? '']

/** Sheets of a phone have ten pictures a row, those of the shared screen four. */
async function laySheets() {
  const browser = await browsers.launch(await findChromium())
  const page = await browser.newPage({ viewport: { width: 1640, height: 400 } })
  for (const scene of readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())) {
    const pictures = readdirSync(join(folder, scene)).sort()
    const width = scene.endsWith('screen') ? 400 : 158
    const images = pictures.map((name) => {
      const address = pathToFileURL(join(folder, scene, name)).href
      return `<figure style="margin:2px;width:${width}px"><img src="${address}" width="${width}"><figcaption>${name.slice(0, -4)}</figcaption></figure>`
    })
    // Only a page that is a file itself may show pictures that are files.
    const sheet = join(folder, `${scene}.html`)
    writeFileSync(sheet, `<!doctype html><body style="display:flex;flex-wrap:wrap;font:12px sans-serif;margin:0">${images.join('')}</body>`)
    await page.goto(pathToFileURL(sheet).href)
    await page.screenshot({ path: join(folder, `${scene}.png`), fullPage: true })
    rmSync(sheet)
  }
  await browser.close()
}

if (!build()) process.exit(1)
mkdirSync(folder, { recursive: true })
// Only a list: the report of the last whole run is for `npm run check:rules`.
const args = ['test', 'staging', '-g', 'no beat tells', '--reporter=list']
const isFine = runTool('@playwright/test/cli.js', args, { env: { ...process.env, SCENE_FILM: folder, SCENE_FILM_TITLE: title } })
await laySheets()
process.exit(isFine ? 0 : 1)
