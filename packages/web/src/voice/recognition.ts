// Speech recognition of the browser, in its mode on the device itself only. What somebody says must never leave the device, so
// nothing starts where that mode is missing or its language is not there.
import { language } from '../i18n/language.ts'

/** What is used of the Web Speech API; TypeScript does not know it yet. */
interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: (() => void) | null
  start(): void
  abort(): void
}
interface RecogniserClass {
  new (): Recogniser
  available(options: OnDevice): Promise<string>
  install?(options: OnDevice): Promise<boolean>
}
interface OnDevice {
  readonly langs: readonly string[]
  readonly processLocally: true
}
export interface Hearing {
  /** All that was said so far. */
  onText(text: string): void
  /** It has ended, by itself or because it failed. */
  onEnd(): void
}
const regions = { en: 'en-US', nl: 'nl-NL', de: 'de-DE' } as const
/** The language of the page, in the region of this device if it has one. */
const spokenLanguage = () => navigator.languages.find((tag) => tag.startsWith(`${language.value}-`)) ?? regions[language.value]

function recogniserClass(): RecogniserClass | undefined {
  const browser = globalThis as { readonly SpeechRecognition?: RecogniserClass; readonly webkitSpeechRecognition?: RecogniserClass }
  const Class = browser.SpeechRecognition ?? browser.webkitSpeechRecognition
  return typeof Class?.available === 'function' ? Class : undefined
}
const onDevice = (): OnDevice => ({ langs: [spokenLanguage()], processLocally: true })

/** Whether the browser has that mode at all. Asking for more is left to a press: some browsers crash when they are asked. */
export const hasRecognition = () => recogniserClass() !== undefined
/** Whether this device can recognise the language of the page by itself, perhaps after the browser has fetched the language. */
export async function canRecogniseOnDevice(): Promise<boolean> {
  const state = await recogniserClass()
    ?.available(onDevice())
    .catch(() => undefined)
  return state === 'available' || state === 'downloadable'
}
/** Begins to recognise speech; the answer stops it. Undefined where this device cannot do that by itself. */
export async function recogniseOnDevice({ onText, onEnd }: Hearing): Promise<(() => void) | undefined> {
  const Class = recogniserClass()
  if (!Class || !(await canRecogniseOnDevice())) return undefined
  if ((await Class.install?.(onDevice()).catch(() => false)) === false) return undefined // does nothing if the language is there
  const recogniser = new Class()
  if (!('processLocally' in recogniser)) return undefined
  Object.assign(recogniser, { lang: spokenLanguage(), continuous: true, interimResults: true, processLocally: true })
  recogniser.onresult = ({ results }) => onText(Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '').join(''))
  recogniser.onend = onEnd
  recogniser.onerror = () => recogniser.abort()
  recogniser.start()
  return () => recogniser.abort()
}
