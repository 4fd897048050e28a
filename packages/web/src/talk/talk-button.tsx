// The button that opens the chat, at the same place on every screen, with a dot when something is unread.
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { talkAt } from './talk.ts'
import './talk-button.css'

export function TalkButton({ code, onPress }: { readonly code: string; onPress(): void }) {
  const { talk } = messages()
  const hasUnread = talkAt(code).hasUnread.value
  return (
    <button
      type="button"
      class={hasUnread ? 'top-menu talk-button unread' : 'top-menu talk-button'}
      aria-label={hasUnread ? talk.openNew : talk.open}
      onClick={onPress}
    >
      <Drawing name="icon-talk" />
    </button>
  )
}
