// Toasts about the table, on the device that they concern: nudges, and why a message was refused. Everything in them is public.
import type { House, PersonId, SendResult } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { showToast } from '../parts/toast.tsx'

const NUDGE_VIBRATION_MS = 30

/** Shows a nudge, and the device vibrates. `whom`: the person who is nudged, on a device that several people pass. */
export function showNudge(house: House | undefined, by: PersonId, whom: PersonId | undefined): void {
  const nameOf = (id: PersonId) => isolateName(house?.people.find((person) => person.id === id)?.name ?? messages().table.someone)
  const { news } = messages()
  showToast(whom === undefined ? news.knocked(nameOf(by)) : news.knockedFor(nameOf(by), nameOf(whom)))
  navigator.vibrate?.(NUDGE_VIBRATION_MS)
}
/** Shows why the server refused a message. Returns whether it was accepted. */
export function showIfRefused(result: SendResult): boolean {
  if (!result.ok && 'error' in result) showToast(messages().errors[result.error]({}))
  return result.ok
}
