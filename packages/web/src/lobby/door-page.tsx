// At the door of a house: who is inside, and who wants in. A browser that has been here before is asked whether it is the same
// person. Nothing of a seat is loaded before that.
import { ApiError, isCode, type TableSummary } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { Plate } from '../parts/plate.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { api, sentenceOf } from '../table/asking.ts'
import { forgetTable, storedSeats } from '../table/kept-seats.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { ContinuePage } from './continue-page.tsx'
import { JoinPage } from './join-page.tsx'

interface Props {
  readonly code: string
  onSeat(): void
  onWatch(): void
}
type Found = { readonly summary: TableSummary } | { readonly wrong: string } | undefined

export function DoorPage({ code, onSeat, onWatch }: Props) {
  const [found, setFound] = useState<Found>()
  const [someoneElse, setSomeoneElse] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const kept = storedSeats(code)
  useEffect(() => {
    if (!isCode(code)) return setFound({ wrong: words().join.unknown })
    let gone = false
    api.table(code).then(
      (summary) => gone || setFound({ summary }),
      (problem) => {
        if (problem instanceof ApiError && problem.body.code === 'unknownTable') forgetTable(code)
        if (!gone) setFound({ wrong: sentenceOf(problem) })
      },
    )
    return () => {
      gone = true
    }
  }, [code, attempt])

  const { join, table } = words()
  const again = () => setAttempt(attempt + 1)
  const summary = found && 'summary' in found ? found.summary : undefined
  const title = summary?.host ? join.title(isolate(summary.host)) : join.anyHouse
  const top = (
    <TopBar title={title} back="/">
      <Plate code={code} small />
    </TopBar>
  )
  if (found && 'wrong' in found) {
    const knock = { label: join.tryAgain, tone: 'go', press: again } as const
    return (
      <Page top={top} bar={<ActionBar label={table.actions} actions={[knock]} />} class="lead">
        <h2>{found.wrong}</h2>
      </Page>
    )
  }
  if (!summary) return <Page top={top} />
  if (kept.length > 0 && !someoneElse)
    return <ContinuePage top={top} kept={kept} summary={summary} onSeat={onSeat} onOther={() => setSomeoneElse(true)} />
  return <JoinPage top={top} code={code} summary={summary} onSeat={onSeat} onWatch={onWatch} onStale={again} />
}
