// Reactions that float over the table for a moment, and the newest chat line for screen readers.
import type { House, PersonId } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import { initialsOf } from '../table/seated-people.ts'
import { speakerName, speakerOf } from './speakers.ts'
import { talkAt } from './talk.ts'
import './floating-reactions.css'

export function FloatingReactions({ code, house }: { readonly code: string; readonly house: House }) {
  const { talk } = messages()
  return (
    <ul class="floating" aria-live="polite" aria-label={talk.reactions}>
      {talkAt(code).floatingReactions.value.map(({ key, by, reaction }) => {
        const person = speakerOf(house, by)
        return (
          <li key={key}>
            {person && <SeatShape who={{ mark: person.mark, initials: initialsOf([person.name])[0]! }} />}
            <Drawing name={`react-${reaction}`} />
            <span class="unseen">{talk.reacted(speakerName(house, by), talk.reaction[reaction])}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** For screen readers only; the chat button shows a dot instead. */
export function SpokenLine({ code, house, you }: { readonly code: string; readonly house: House; readonly you: PersonId | null }) {
  const line = talkAt(code).newest.value
  return (
    <p class="unseen" role="log">
      {line && line.by !== you && messages().talk.says(speakerName(house, line.by), line.text)}
    </p>
  )
}
