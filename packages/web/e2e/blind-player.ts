// A player without a screen: knows a page only by what a screen reader would say (live regions, and the name of whatever has the
// focus) and acts with Tab, Enter and nothing else. It does not know the games: it presses what it is offered.
import { expect, type Page } from '@playwright/test'
import { randomIndex } from './random.ts'

interface Control {
  /** A number that stays the same for the same element. */
  readonly id: number
  readonly name: string
  readonly isOff: boolean
  /** bar: an action of the screen. folder: opens or closes a folder. paper: in an open folder. other: a chair, a die, a card. outside: no part of the match. */
  readonly kind: 'bar' | 'folder' | 'paper' | 'other' | 'outside'
  readonly isMainAction: boolean
}
interface Ears {
  readonly said: string[]
  focused(): Control | undefined
  /** What Tab would reach, in its order. */
  reachable(): Control[]
}
/** Everything that was said so far, in order. */
export const transcript = (page: Page) => page.evaluate(() => (window as unknown as { ears: Ears }).ears.said.slice())

/** Lets a page note what a screen reader would say. To be called before the page is opened. */
export async function listenToEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[role=status], [role=log], [role=alert], [aria-live]:not([aria-live=off])'
    const spokenLines: string[] = []
    const say = (text: string | null | undefined) => {
      const clean = text?.replace(/\s+/g, ' ').trim()
      if (clean && spokenLines.at(-1) !== clean) spokenLines.push(clean)
    }
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (around) regions.add(around)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)]) regions.add(region)
      }
      for (const region of regions) say(region.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
    const nameOf = (element: Element): string => {
      const labelled = element.getAttribute('aria-labelledby')
      const label = element.closest('label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`))
      const text =
        element.getAttribute('aria-label') ??
        (labelled ? document.getElementById(labelled)?.textContent : undefined) ??
        (label && label !== element ? label.textContent : undefined) ??
        element.textContent
      return (text ?? '').replace(/\s+/g, ' ').trim()
    }
    const ids = new WeakMap<Element, number>()
    let nextId = 1
    const idOf = (element: Element): number => {
      if (!ids.has(element)) ids.set(element, nextId++)
      return ids.get(element)!
    }
    const controlOf = (element: Element | null) => {
      if (!element || element === document.body) return undefined
      const isFolder = element.matches('.folder-cover')
      const isOutside = !element.closest('main, dialog') || element.closest('header')
      const kind = isOutside
        ? 'outside'
        : element.closest('[role=toolbar]')
          ? 'bar'
          : isFolder
            ? 'folder'
            : element.closest('.paper')
              ? 'paper'
              : 'other'
      const isOff = element.getAttribute('aria-disabled') === 'true' || !element.matches('button, input, a, select, summary, [role=button]')
      return { id: idOf(element), name: nameOf(element), isOff, kind, isMainAction: element.matches('.go, .red, .armed') }
    }
    const focused = () => controlOf(document.activeElement)
    const reachable = () => {
      const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
      const found = [...within.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      return found.filter((element) => element.checkVisibility() && element.matches(':not([tabindex="-1"], :disabled)')).map(controlOf)
    }
    document.addEventListener('focusin', ({ target }) => say(target instanceof Element ? nameOf(target) : ''))
    Object.assign(window, { ears: { said: spokenLines, focused, reachable } })
  })
}

const focused = (page: Page): Promise<Control | undefined> => page.evaluate(() => (window as unknown as { ears: Ears }).ears.focused())

/** After a press the focus is somewhere, at once or as soon as the next screen is there. */
async function expectFocusIsKept(page: Page, pressed: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: `focus after "${pressed}"`, timeout: 5000 })
    .toBe(true)
}

/** Tabs to a control, in whichever direction is shorter, and presses it, if it is still there. */
async function pressControl(page: Page, control: Control): Promise<boolean> {
  const order = await page.evaluate(() => (window as unknown as { ears: Ears }).ears.reachable().map(({ id }) => id))
  const [from, to] = [order.indexOf((await focused(page))?.id ?? -1), order.indexOf(control.id)]
  const key = from > to ? 'Shift+Tab' : 'Tab'
  // All the way at once; then one by one, if the page has changed meanwhile.
  if (to >= 0) for (let steps = 0; steps < Math.abs(to - from); steps++) await page.keyboard.press(key)
  for (let steps = 0; steps < order.length + 5; steps++) {
    const focusedControl = await focused(page)
    if (focusedControl?.id === control.id && focusedControl.name === control.name) {
      await page.keyboard.press('Enter')
      await expectFocusIsKept(page, control.name)
      return true
    }
    await page.keyboard.press(key)
  }
  return false
}

/**
 * One press: an action of the bar if one is offered, else something on the table or a paper that changes what is offered.
 * `neverPressed`: how the labels begin that lead away from the match. `useful`: names of things on the table that a player of this game
 * goes for, where the first button of the bar takes things back.
 */
export async function pressSomething(page: Page, neverPressed: readonly string[], useful?: RegExp): Promise<boolean> {
  const offered = await page.evaluate(() => (window as unknown as { ears: Ears }).ears.reachable())
  const controls = offered.filter(({ isOff, kind, name }) => !isOff && kind !== 'outside' && !neverPressed.some((label) => name.startsWith(label)))
  const any = (candidates: readonly Control[]) => candidates[randomIndex(candidates.length)]
  const onPaper = controls.filter(({ kind }) => kind === 'paper')
  const mainActions = controls.filter(({ kind, isMainAction }) => kind === 'bar' && isMainAction)
  const bar = controls.filter(({ kind }) => kind === 'bar')
  const others = controls.filter(({ kind }) => kind === 'other' || kind === 'folder')
  const wanted = others.filter(({ name }) => useful?.test(name))
  // What is likely first; now and then anything, so that no screen is a dead end.
  const control =
    randomIndex(4) === 0
      ? any(controls)
      : (any(onPaper) ?? any(mainActions) ?? any(wanted) ?? (randomIndex(2) === 0 ? any(bar) : any(others)) ?? any(controls))
  return control ? pressControl(page, control) : false
}
