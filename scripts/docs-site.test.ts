// The pages under /docs: every link leads somewhere, and nothing in them needs a script.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { composeWebp } from './animated-webp.js'
import { buildDocs } from './docs-site.js'
import { inRoot } from './workspace.js'

function buildSite() {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  buildDocs(folder)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  return { folder, pages, read: (name: string) => readFileSync(join(folder, name), 'utf8') }
}

test('every link and picture of the docs leads to a page, a heading or a file', () => {
  const { folder, pages, read } = buildSite()
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(https?:|mailto:|\.\.\/|\.\/)/.test(link))
      .filter((link) => {
        const [path, anchor] = link.split('#')
        const target = path || page
        return !existsSync(join(folder, target)) || (anchor !== undefined && anchor !== '' && !read(target).includes(`id="${anchor}"`))
      })
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})
test('every page of docs is on the site', () => {
  const { pages } = buildSite()
  const written = readdirSync(inRoot('docs')).filter((name) => name.endsWith('.md'))
  expect(written.filter((name) => !pages.includes(name.replace('.md', '.html')))).toEqual([])
})
test('the docs have no scripts and no inline styles, which the content security policy of the server would block', () => {
  const { pages, read } = buildSite()
  for (const page of pages) expect(read(page)).not.toMatch(/<script|style=|onclick=/)
})
test('an animation of WebP pictures keeps their pixels and leaves out what only a single picture may have', () => {
  const picture = (pixels: string) => {
    const chunk = (name: string, content: Buffer) => Buffer.concat([Buffer.from(name), Buffer.from([content.length, 0, 0, 0]), content])
    const chunks = Buffer.concat([chunk('VP8X', Buffer.alloc(10)), chunk('ICCP', Buffer.from('colour')), chunk('VP8 ', Buffer.from(pixels))])
    return Buffer.concat([Buffer.from('RIFF'), Buffer.from([chunks.length + 4, 0, 0, 0]), Buffer.from('WEBP'), chunks])
  }
  const film = composeWebp([picture('dawn'), picture('dusk')], { width: 2, height: 2, frameMs: 900 })
  const text = film.toString('latin1')
  expect(film.readUInt32LE(4)).toBe(film.length - 8)
  expect(text.match(/ANMF/g)).toHaveLength(2)
  expect(text).toMatch(/VP8 .{4}dawn.*VP8 .{4}dusk/s)
  expect(text).not.toContain('ICCP')
})
