// Asks a browser that already has seats at this table: "Continue as Anna, or join as someone else?"
import type { TableSummary } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Page } from '../parts/page.tsx'
import { Window } from '../parts/seat-shape.tsx'
import { initialsOf } from '../table/seated-people.ts'
import { type StoredSeat, storeSeat } from '../table/stored-seats.ts'
import './continue-page.css'

interface Props {
  readonly top: ComponentChildren
  readonly seats: readonly StoredSeat[]
  readonly summary: TableSummary
  onSeat(): void
  onOther(): void
}
export function ContinuePage({ top, seats, summary, onSeat, onOther }: Props) {
  const { join, passing, table } = messages()
  const names = seats.map((seat) => isolateName(seat.name))
  const initials = initialsOf(seats.map((seat) => seat.name))
  const markOf = (seat: StoredSeat) => summary.people.find((person) => person.name === seat.name)?.mark ?? 0
  const sit = (seat: StoredSeat) => {
    storeSeat(seat)
    onSeat()
  }
  const only = seats.length === 1 ? seats[0] : undefined
  const other: BarAction = { label: join.someoneElse, press: onOther }
  const together = () => {
    for (const seat of seats) storeSeat(seat)
    onSeat()
  }
  const goOn: BarAction = only
    ? { label: join.continue(names[0]!), tone: 'go', press: () => sit(only) }
    : { label: passing.together(seats.length), tone: 'go', press: together }
  const actions: BarAction[] = [other, goOn]
  const bar = <ActionBar label={table.actions} actions={actions} />
  return (
    <Page top={top} bar={bar} class="continue">
      <div class="lead">
        <h2>{join.continueAs(seats.length === 1 ? names[0]! : '…')}</h2>
        <p>{join.kept(names)}</p>
      </div>
      <div class="facade">
        <ul class="continue-windows">
          {seats.map((seat, i) => (
            <li key={seat.you}>
              <button type="button" onClick={() => sit(seat)}>
                <Window who={{ mark: markOf(seat), initials: initials[i]! }} />
                <strong>
                  <bdi>{seat.name}</bdi>
                </strong>
                <span>{join.onThisDevice}</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={onOther}>
              <span class="window">
                <Drawing name="nobody" class="sitter" />
              </span>
              <strong>{join.someoneElse}</strong>
              <span>{join.newName}</span>
            </button>
          </li>
        </ul>
        <Drawing name="entrance" class="entrance" />
      </div>
    </Page>
  )
}
