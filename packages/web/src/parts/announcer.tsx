// Sentences for screen readers alone, for what everybody else sees happen: a winner, dice, a clock that runs out. They are public and
// must never contain a secret; what only one person may hear is for `SpokenSecret`.
import { signal } from '@preact/signals'
import { headphones } from '../settings.ts'

const announcements = signal<readonly { readonly key: number; readonly text: string }[]>([])
/** Older sentences are removed: a reader that walks through the page meets only the latest. */
const MAX_SENTENCES = 3
let nextKey = 0

export function announce(text: string): void {
  announcements.value = [...announcements.value, { key: nextKey++, text }].slice(-MAX_SENTENCES)
}

/** For a device that changes hands: the next person does not hear what the last one was told. */
export function clearAnnouncements(): void {
  announcements.value = []
}

export const Announcer = () => (
  <div class="unseen" role="log" aria-live="polite">
    {announcements.value.map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
)

/** Something that only this person may hear. It is said only to people who have chosen "I wear headphones". */
export const SpokenSecret = ({ text }: { readonly text: string | undefined }) =>
  headphones.value === 'on' ? (
    <p class="unseen" role="status">
      {text}
    </p>
  ) : null
