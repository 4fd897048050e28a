// `npm run icons`: draws the PNG icons and the pictures of link previews from our own SVG drawings, with the Chromium of the browser
// tests, into packages/web/public. They are committed, so that neither a build nor a server needs a browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as browsers } from '@playwright/test'
import { findChromium } from './chromium.js'
import { inRoot } from './workspace.js'

const web = inRoot('packages', 'web')
const read = (/** @type {string[]} */ ...path) => readFileSync(join(web, ...path), 'utf8')
const toDataUrl = (/** @type {string} */ type, /** @type {Buffer | string} */ bytes) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const icon = read('public', 'icon.svg')
/** The icon without round corners, because phones cut icons to their own shape. `size`: width of the drawing in percent of the square. */
const drawFullBleed = (/** @type {number} */ size) =>
  `<body style="background:#0A141B;display:grid;place-items:center"><div style="width:${size}%">${icon.replace('rx="14"', '')}</div>`
const rounded = `<body style="background:transparent"><div style="width:100%">${icon}</div>`

const font = toDataUrl(
  'font/woff2',
  readFileSync(inRoot('node_modules', '@fontsource', 'alumni-sans', 'files', 'alumni-sans-latin-800-normal.woff2')),
)
const tokens = read('src', 'styles', 'tokens.css')
const sky = toDataUrl('image/svg+xml', read('src', 'art', 'sky-wide.svg'))
const moon = toDataUrl('image/svg+xml', read('src', 'art', 'moon.svg'))
const art = read('src', 'art', 'house.svg')
/** A window of the house. `mark`: shape and colour of the person in it; an empty window has none. @param {[string, string]} [mark] */
const drawPane = (mark) =>
  `<span class="${mark ? 'pane lit' : 'pane'}">${
    mark
      ? `<svg viewBox="0 0 80 100"><use href="#coat" width="80" height="100"/><g transform="translate(12 2) scale(1.4)" style="color:var(--seat-${mark[1]})" fill="currentcolor" stroke="#0a141b" stroke-width="1.4"><use href="#shape-${mark[0]}" width="40" height="40"/></g></svg>`
      : ''
  }</span>`
/** @param {string} panes */
const preview = (panes) => `
  <style>
    ${tokens}
    @font-face { font-family: "Alumni Sans"; font-weight: 800; src: url(${font}) }
    body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: url(${sky}) 0 100% / 1200px auto no-repeat, var(--sky) }
    h1 { position: absolute; left: 72px; top: 168px; font: 800 168px/0.85 "Alumni Sans"; color: var(--moon) }
    .moon { position: absolute; left: 486px; top: 56px; width: 84px }
    .house { position: absolute; right: 72px; bottom: 0; width: 470px; height: 540px }
    .roof { height: 34px; background: var(--night-3); clip-path: polygon(6% 0, 94% 0, 100% 100%, 0 100%) }
    .front { height: 506px; padding: 28px; background: var(--wall); display: grid; grid-template-columns: repeat(3, 1fr); grid-auto-rows: 140px; gap: 22px }
    .pane { background: var(--pane); display: grid; place-items: end center; overflow: hidden }
    .pane.lit { background: var(--lamp) }
    .pane svg { width: 78% }
    .entrance { position: absolute; left: 50%; bottom: 0; width: 132px; height: 156px; translate: -50% 0 }
  </style>
  <div hidden>${art}</div>
  <h1>Safehouse</h1>
  <img class="moon" src="${moon}" alt="">
  <div class="house"><div class="roof"></div><div class="front">${panes}</div><svg class="entrance"><use href="#entrance"/></svg></div>`
const crowd = [
  drawPane(['diamond', 'red']),
  drawPane(),
  drawPane(['arch', 'sky']),
  drawPane(),
  drawPane(['disc', 'bone']),
  drawPane(['hexagon', 'orange']),
].join('')
/** For a link to one table: everybody is at the windows, and one chair is free. */
const waiting = [
  drawPane(['diamond', 'red']),
  drawPane(['arch', 'sky']),
  drawPane(['cross', 'green']),
  drawPane(['triangle', 'lemon']),
  drawPane(),
  drawPane(['hexagon', 'orange']),
].join('')

const pictures = [
  { name: 'icon-192.png', width: 192, height: 192, html: rounded },
  { name: 'icon-512.png', width: 512, height: 512, html: rounded },
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: drawFullBleed(72) },
  { name: 'apple-touch-icon.png', width: 180, height: 180, html: drawFullBleed(88) },
  { name: 'preview.png', width: 1200, height: 630, html: preview(crowd) },
  { name: 'preview-door.png', width: 1200, height: 630, html: preview(waiting) },
]

const browser = await browsers.launch(await findChromium())
try {
  for (const { name, width, height, html } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(`<!doctype html><style>* { margin: 0; box-sizing: border-box } svg { display: block }</style>${html}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(web, 'public', name), omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
