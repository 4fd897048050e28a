// Entry point of the client: loads the language, renders the app, and shows it once the fonts are there, so that no text jumps.
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/button.css'
import './styles/page.css'
import './styles/window.css'
import './styles/forced-colors.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { loadLanguage } from './i18n/language.ts'
import { listenToBackButton } from './parts/back-button.ts'
import { keepFocus } from './parts/keep-focus.ts'

/** The page is shown with fallback fonts after this time. */
const FONT_TIMEOUT_MS = 1500
const fonts = ['800 23px "Alumni Sans"', '400 16px "Public Sans"', '600 16px "Public Sans"', '700 13px "Public Sans"']
const fontsLoaded = Promise.race([
  Promise.allSettled(fonts.map((font) => document.fonts.load(font))),
  new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
])

/** Not awaited at the top of the module: the build then could not put chunks together that are always loaded together. */
async function start(): Promise<void> {
  await loadLanguage()
  keepFocus()
  listenToBackButton()
  const root = document.getElementById('app')!
  root.style.visibility = 'hidden'
  render(<App />, root)
  await fontsLoaded
  root.style.visibility = ''
  if (isSecureContext) void import('./secure/service-worker.ts')
}
void start()
