// Toasts about the table, on the device that they concern: nudges, and why a message was refused. Everything in them is public.
import type { House, PersonId, SendResult } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import { showToast } from '../parts/toast.tsx'
import { personName } from './person-name.ts'

const NUDGE_VIBRATION_MS = 30

/** Shows a nudge, and the device vibrates. `whom`: the person who is nudged, on a device that several people pass. */
export function showNudge(house: House | undefined, by: PersonId, whom: PersonId | undefined): void {
  const { news } = messages()
  showToast(whom === undefined ? news.knocked(personName(house, by)) : news.knockedFor(personName(house, by), personName(house, whom)))
  navigator.vibrate?.(NUDGE_VIBRATION_MS)
}
/** Shows why the server refused a message. Returns whether it was accepted. */
export function showIfRefused(result: SendResult): boolean {
  if (!result.ok && 'error' in result) showToast(messages().errors[result.error]({}))
  return result.ok
}
