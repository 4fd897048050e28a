// Takes over a seat with the one-time key of a seat-move link. Fetched when there is one.
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { Plate } from '../parts/plate.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { api, errorMessage } from './api.ts'
import { storeSeat } from './local-people.ts'

interface Props {
  readonly code: string
  readonly moveKey: string
  onSeat(): void
  /** The key was refused, and the user goes on to the door. */
  onGone(): void
}
export function ClaimSeatPage({ code, moveKey, onSeat, onGone }: Props) {
  const [error, setError] = useState('')
  useEffect(() => {
    api.claim(code, moveKey).then(
      (grant) => {
        storeSeat(grant)
        onSeat()
      },
      (problem) => setError(errorMessage(problem)),
    )
  }, [code, moveKey])
  const { join, move } = messages()
  const bar = error !== '' && <ActionBar actions={[{ label: join.toTheDoor, tone: 'go', press: onGone }]} />
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
        <h2>{error || join.taking}</h2>
      </div>
    </Page>
  )
}
