// Makes the pages under /docs from docs/*.md: plain HTML without scripts, with the fonts and colours of the game. They are part of
// every build, so the server serves them; the folder can be published anywhere as it is. The first screen is docs/site/index.html. `node scripts/docs-site.js FOLDER` makes them alone.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { inRoot } from './workspace.js'

/** The pages in the order of the menu: the Markdown file's name and the word in the menu. */
const pages = [
  { name: 'play', title: 'Play' },
  { name: 'hosting', title: 'Host' },
  { name: 'write-a-bot', title: 'Write a bot' },
  { name: 'protocol', title: 'Protocol' },
  { name: 'packs', title: 'Own packs' },
  { name: 'adding-a-game', title: 'Add a game' },
  { name: 'fairness', title: 'Proofs' },
  { name: 'threats', title: 'Security' },
  { name: 'benchmarks', title: 'Figures' },
  { name: 'scale', title: 'Scale' },
  { name: 'bots', title: 'Bots' },
  { name: 'beliefs', title: 'Beliefs' },
  { name: 'architecture', title: 'How it is built' },
  { name: 'glossary', title: 'Glossary' },
]
/** A table with more columns scrolls on a phone instead of being squeezed. */
const MAX_NARROW_COLUMNS = 3
const fonts = ['alumni-sans-latin-800-normal', 'public-sans-latin-400-normal', 'public-sans-latin-600-normal']

/** A heading's anchor, by GitHub's rule, which links in the docs are written for. @param {string} text */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|&\w+;|[`*_]/g, '')
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The address on the site of a link in a Markdown file; undefined for a file that is only in the repository. @param {string} href */
function toSiteLink(href) {
  if (/^(https?:|#|mailto:)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const page = pages.find(({ name }) => path === `${name}.md`)
  if (page) return `${page.name}.html${anchor ? `#${anchor}` : ''}`
  return /[.](svg|png|webp)$|^examples[/]/.test(path) ? path : undefined
}

/** @param {string} markdown */
function toHtml(markdown) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        return `<h${depth} id="${anchorOf(html)}">${html}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const [html, to] = [this.parser.parseInline(tokens), toSiteLink(href)]
        return to === undefined ? html : `<a href="${to}">${html}</a>`
      },
      table({ header, rows }) {
        const row = (/** @type {typeof header} */ cells, /** @type {string} */ tag) =>
          `<tr>${cells.map(({ tokens, align }) => `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const kind = header.length > MAX_NARROW_COLUMNS ? ' class="wide"' : ''
        return `<div class="table" tabindex="0"><table${kind}><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`
      },
      code: ({ text }) => `<pre tabindex="0"><code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>\n`,
    },
  })
  return /** @type {string} */ (marked.parse(markdown))
}

/** @param {string} current */
const renderMenu = (current) =>
  pages.map(({ name, title }) => `<li><a href="${name}.html"${name === current ? ' aria-current="page"' : ''}>${title}</a></li>`).join('')

/** Makes the site. @param {string} folder emptied before */
export function buildDocs(folder) {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['pictures', 'examples']) mkdirSync(join(folder, name), { recursive: true })
  const [pageTemplate, frontPage] = ['page.html', 'index.html'].map((name) => readFileSync(inRoot('docs', 'site', name), 'utf8'))
  for (const { name, title } of pages) {
    const content = toHtml(readFileSync(inRoot('docs', `${name}.md`), 'utf8'))
    const values = { title, menu: renderMenu(name), content }
    writeFileSync(
      join(folder, `${name}.html`),
      (pageTemplate ?? '').replace(/\{\{(\w+)\}\}/g, (_, key) => values[/** @type {keyof typeof values} */ (key)]),
    )
  }
  writeFileSync(join(folder, 'index.html'), (frontPage ?? '').replace('{{menu}}', renderMenu('')))
  copyFileSync(inRoot('docs', 'site', 'docs.css'), join(folder, 'docs.css'))
  for (const name of ['benchmarks.svg', 'beliefs.svg']) copyFileSync(inRoot('docs', name), join(folder, name))
  for (const kind of ['pictures', 'examples'])
    for (const name of readdirSync(inRoot('docs', kind))) copyFileSync(inRoot('docs', kind, name), join(folder, kind, name))
  for (const name of fonts) {
    const [, family] = /^(\w+-sans)/.exec(name) ?? []
    copyFileSync(inRoot('node_modules', '@fontsource', family ?? '', 'files', `${name}.woff2`), join(folder, `${name}.woff2`))
  }
}

if (process.argv[1] === inRoot('scripts', 'docs-site.js')) buildDocs(process.argv[2] ?? inRoot('.cache', 'docs'))
