// Offers to install the client as an app, where the browser can: with its own prompt, or with the words for an iPhone, which has none.
import { ActionRow } from '../parts/rows.tsx'
import { installPrompt } from './service-worker.ts'
import { useSecureWords } from './words/use-secure-words.ts'

/** Whether this is Safari on an iPhone or iPad, outside of an installed app. */
const isIphonePage = (): boolean => 'standalone' in navigator && navigator.standalone === false

/** A row of a list; nothing where the browser offers nothing or the app is installed. */
export function InstallRow() {
  const words = useSecureWords()
  const prompt = installPrompt.value
  if (!words) return null
  if (prompt) {
    const install = async () => {
      installPrompt.value = undefined // it can be used once
      await prompt.prompt()
    }
    return <ActionRow icon="icon-phone" label={words.install} line={words.installLine} onPress={install} />
  }
  return isIphonePage() ? (
    <li>
      <p class="small haze">{words.installOnIphone}</p>
    </li>
  ) : null
}

/** The offer on the front page. */
export const InstallOffer = () => (
  <ul class="rows">
    <InstallRow />
  </ul>
)
