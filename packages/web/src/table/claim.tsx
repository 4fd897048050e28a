// This device has come with a key in its link: it takes the seat over, once. The key leaves the address before anything else
// happens, so that it is in no history and no picture of the screen.
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { Plate } from '../parts/plate.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { words } from '../words/language.ts'
import { api, sentenceOf } from './asking.ts'
import { keep } from './kept-seats.ts'

const fragment = '#seat='

/** The key in this page's address, if there is one; it is gone from there afterwards. */
export function takeKey(): string | undefined {
  if (!location.hash.startsWith(fragment)) return undefined
  const key = location.hash.slice(fragment.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  return key
}
export const linkWith = (origin: string, code: string, key: string): string => `${origin}/t/${code}${fragment}${key}`

interface Props {
  readonly code: string
  readonly movingKey: string
  onSeat(): void
  /** It leads nowhere: to the door instead. */
  onGone(): void
}
export function Claim({ code, movingKey, onSeat, onGone }: Props) {
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    api.claim(code, movingKey).then(
      ({ you, token, house }) => {
        const seat = { code, you, token, name: house.people.find((person) => person.id === you)?.name ?? '' }
        keep(seat)
        onSeat()
      },
      (problem) => setWrong(sentenceOf(problem)),
    )
  }, [code, movingKey])
  const { join, move, table } = words()
  const bar = wrong !== '' && <ActionBar label={table.actions} actions={[{ label: join.toTheDoor, tone: 'go', press: onGone }]} />
  return (
    <Page
      top={
        <TopBar title={move.title} back="/">
          <Plate code={code} small />
        </TopBar>
      }
      bar={bar}
      class="lead"
    >
      <div role="status">
        <h2>{wrong || join.taking}</h2>
      </div>
    </Page>
  )
}
