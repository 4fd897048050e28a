// Stylesheets are global and stay loaded, so that the rules of a game that was played once apply to every later page too. Therefore
// each class is defined by one stylesheet, and each rule of a game needs a class that only this game uses.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
interface Rule {
  readonly file: string
  readonly selector: string
}

/** Every selector of a stylesheet, those in `@media` and `@container` included, those of key frames not. */
function selectorsIn(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector!.trim().replace(/\s+/g, ' '))
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
}
const classesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)
/** The game of a stylesheet, or the shell that is around all games. */
const areaOf = (file: string) => /^games\/(?!core\/)([^/]+)\//.exec(file)?.[1] ?? 'shell' // what all games share belongs to the shell

/** Classes that two stylesheets define, which means that both have a rule for the class alone, wherever it is used. */
function definedTwice(rules: readonly Rule[]): string[] {
  const definedIn = new Map<string, Set<string>>()
  for (const { file, selector } of rules) {
    const [only, ...others] = classesIn(selector)
    if (only === undefined || others.length > 0 || !/^\.[\w-]+(:[^ ]*)?$/.test(selector)) continue
    definedIn.set(only, (definedIn.get(only) ?? new Set()).add(file))
  }
  return [...definedIn].filter(([, files]) => files.size > 1).map(([name, files]) => `.${name}: ${[...files].sort().join(', ')}`)
}
/** Rules of a game that would apply to another game or to the shell. `:root` holds a game's custom properties. */
function unscoped(rules: readonly Rule[]): string[] {
  const areas = new Map<string, Set<string>>()
  for (const { file, selector } of rules) for (const name of classesIn(selector)) areas.set(name, (areas.get(name) ?? new Set()).add(areaOf(file)))
  return rules
    .filter(
      ({ file, selector }) => areaOf(file) !== 'shell' && selector !== ':root' && classesIn(selector).every((name) => areas.get(name)!.size > 1),
    )
    .map(({ file, selector }) => `${file}: ${selector}`)
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const rules = files.flatMap((file) =>
  selectorsIn(readFileSync(join(source, file), 'utf8')).map((selector) => ({ file: relative('.', file).replaceAll('\\', '/'), selector })),
)

test('no two stylesheets define the same class', () => expect(definedTwice(rules)).toEqual([]))
test('every rule of a game has a class that only this game uses', () => expect(unscoped(rules)).toEqual([]))

describe('the checks themselves', () => {
  test('selectors are found in media queries and lists, not in comments and key frames', () => {
    const css = '/* .no { */ .a, .b:is(.c, .d) { x: 1 } @media (width > 1px) { .e f { x: 1 } } @keyframes g { from { x: 1 } 50% { x: 2 } }'
    expect(selectorsIn(css)).toEqual(['.a', '.b:is(.c, .d)', '.e f'])
  })
  test('a game’s rule for a class of the shell is found, with and without a definition', () => {
    const shell = { file: 'lobby/facade.css', selector: '.house' }
    const game = { file: 'games/top-secret/houses.css', selector: '.house' }
    expect(definedTwice([shell, game])).toEqual(['.house: games/top-secret/houses.css, lobby/facade.css'])
    expect(unscoped([shell, game])).toEqual(['games/top-secret/houses.css: .house'])
    const inside = { file: 'games/top-secret/houses.css', selector: '.secret .house' }
    expect([...definedTwice([shell, inside]), ...unscoped([shell, inside])]).toEqual([])
  })
})
