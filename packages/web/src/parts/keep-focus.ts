// Keeps the keyboard's focus where the person is. When the focused element disappears, because a press changed the screen, browsers
// drop the focus to the page, and a screen reader starts again at the top. Here it goes to the nearest control that took its place,
// else to the page's headline. Fields are never focused: a phone would open its keyboard.

const controls = 'a[href], button:not(:disabled, [tabindex="-1"]), [tabindex="0"], input:is([type="checkbox"], [type="radio"])'
/** Regions that are too large: their first control has nothing to do with the one that was pressed. */
const pageParts = 'body, #app, main, dialog, .page, .page-main, .frame, .frame-main'
const headlines = '.frame-headline h2, .page-main h2, main h2, main h1, h2, h1'

/** The last focused element, and the elements around it with its place among their controls. */
let lastFocused: Element | undefined
let regionsAround: readonly { readonly element: Element; readonly place: number }[] = []
const controlsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility())

function remember(focused: Element): void {
  lastFocused = focused
  const found: { element: Element; place: number }[] = []
  for (let element = focused.parentElement; element && !element.matches(pageParts); element = element.parentElement)
    found.push({ element, place: [...element.querySelectorAll(controls)].indexOf(focused) })
  regionsAround = found
}
function restore(): void {
  if (document.activeElement !== document.body || !lastFocused || lastFocused.isConnected) return
  const openDialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const region = regionsAround.find(
    ({ element }) => element.isConnected && (!openDialog || openDialog.contains(element)) && controlsIn(element).length > 0,
  )
  const inRegion = region && controlsIn(region.element)
  const target =
    inRegion?.[Math.min(Math.max(0, region!.place), inRegion.length - 1)] ?? (openDialog ?? document).querySelector<HTMLElement>(headlines)
  if (!target) return // the next screen is still loading
  if (!target.matches(controls) && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** To be called once, when the client starts. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => target instanceof Element && remember(target))
  // After the screen is complete, and so that a component that moves the focus itself comes first.
  let frame = 0
  new MutationObserver(() => {
    cancelAnimationFrame(frame)
    if (document.activeElement === document.body) frame = requestAnimationFrame(restore)
  }).observe(document.body, { childList: true, subtree: true })
  // A key that is held down must not press what has just taken the focus.
  const ignoreRepeat = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault()
  }
  document.addEventListener('keydown', ignoreRepeat, true)
}
