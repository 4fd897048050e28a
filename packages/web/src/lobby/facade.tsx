// The people of a table as the front of a house: one window for each chair, lit when that person is connected.
import type { ComponentChildren } from 'preact'
import { messages } from '../i18n/language.ts'
import { SeatWindow } from '../parts/seat-shape.tsx'
import { initialsOf } from '../table/seated-people.ts'
import './facade.css'

interface Tenant {
  readonly id: string
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly mark: number
  readonly here: boolean
  readonly bot?: { readonly character: string }
}
interface Props<T extends Tenant> {
  readonly people: readonly T[]
  /** The number of chairs; empty ones are dark windows. */
  readonly chairs: number
  /** A few words under the name. */
  readonly line?: (tenant: T) => string
  /** Whose window stays dark although they are here, such as those who sit out. */
  readonly dim?: (tenant: T) => boolean
  /** What pressing a window does, and its accessible label; undefined where it does nothing. */
  readonly press?: ((tenant: T) => { readonly label: string; press(): void } | undefined) | undefined
}
export function Facade<T extends Tenant>({ people, chairs, line, dim, press }: Props<T>) {
  const { house: text } = messages()
  const initials = initialsOf(people.map((person) => person.name))
  const empty = Math.max(0, chairs - people.length)
  return (
    <section class="house" aria-label={text.seats}>
      <div class="roof" aria-hidden="true" />
      <div class="facade">
        <ul class="tenants">
          {people.map((person, i) => (
            <li key={person.id}>
              <Pressable action={press?.(person)}>
                <SeatWindow
                  who={{ mark: person.mark, initials: initials[i]! }}
                  lit={person.here && !dim?.(person)}
                  character={person.bot?.character}
                />
                <strong>
                  <bdi>{person.name}</bdi>
                </strong>
                <span class="tenant-line">{line?.(person)}</span>
              </Pressable>
            </li>
          ))}
          {Array.from({ length: empty }, (_, i) => (
            <li key={`empty ${i}`} aria-hidden="true">
              <SeatWindow />
            </li>
          ))}
        </ul>
        {empty > 0 && <p class="unseen">{text.emptySeats(empty)}</p>}
      </div>
    </section>
  )
}
const Pressable = ({ action, children }: { readonly action: { label: string; press(): void } | undefined; readonly children: ComponentChildren }) =>
  action ? (
    <button type="button" class="tenant" aria-label={action.label} onClick={action.press}>
      {children}
    </button>
  ) : (
    <div class="tenant">{children}</div>
  )
