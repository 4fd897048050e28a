// Asks a browser that already plays for somebody at this table: "Continue as Anna, or join as someone else?"
import type { TableSummary } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Page } from '../parts/page.tsx'
import { SeatWindow } from '../parts/seat-shape.tsx'
import { type LocalPerson, storePerson } from '../table/local-people.ts'
import { initialsOf } from '../table/seated-people.ts'
import './continue-page.css'

interface Props {
  readonly top: ComponentChildren
  readonly people: readonly LocalPerson[]
  readonly summary: TableSummary
  onSeat(): void
  onSomeoneElse(): void
}
export function ContinuePage({ top, people, summary, onSeat, onSomeoneElse }: Props) {
  const { join, passing } = messages()
  const names = people.map((person) => isolateName(person.name))
  const initials = initialsOf(people.map((person) => person.name))
  const markOf = ({ name }: LocalPerson) => summary.people.find((person) => person.name === name)?.mark ?? 0
  const continueAs = (person: LocalPerson) => {
    storePerson(person)
    onSeat()
  }
  const only = people.length === 1 ? people[0] : undefined
  const someoneElse: BarAction = { label: join.someoneElse, press: onSomeoneElse }
  const together = () => {
    for (const person of people) storePerson(person)
    onSeat()
  }
  const goOn: BarAction = only
    ? { label: join.continue(names[0]!), tone: 'go', press: () => continueAs(only) }
    : { label: passing.together(people.length), tone: 'go', press: together }
  const actions: BarAction[] = [someoneElse, goOn]
  return (
    <Page top={top} actions={actions} class="continue">
      <div class="lead">
        <h2>{join.continueAs(people.length === 1 ? names[0]! : '…')}</h2>
        <p>{join.kept(names)}</p>
      </div>
      <div class="facade">
        <ul class="continue-windows">
          {people.map((person, i) => (
            <li key={person.you}>
              <button type="button" onClick={() => continueAs(person)}>
                <SeatWindow who={{ mark: markOf(person), initials: initials[i]! }} />
                <strong>
                  <bdi>{person.name}</bdi>
                </strong>
                <span>{join.onThisDevice}</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={onSomeoneElse}>
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
