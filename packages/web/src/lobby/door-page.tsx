// The page of a table for a tab without a seat: continue with a seat of this browser, or join. Nothing private is loaded here.
import { ApiError, isCode, type TableSummary } from '@safehouse/protocol'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import { fetchGame } from '../games/loading.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { CodeForm } from '../landing/code-form.tsx'
import { Page } from '../parts/page.tsx'
import { Plate } from '../parts/plate.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { api, errorMessage } from '../table/api.ts'
import { forgetTable, peopleOfBrowser } from '../table/local-people.ts'
import { ContinuePage } from './continue-page.tsx'
import { JoinPage } from './join-page.tsx'

interface Props {
  readonly code: string
  onSeat(): void
  onWatch(): void
}
/** How often the door asks what has changed, while it is visible. */
const REFRESH_MS = 3000

/** Fetches what comes behind the door, while somebody types a name. */
async function fetchAhead(game: string): Promise<void> {
  await Promise.all([loadChunk(() => import('./hash.ts')), loadChunk(() => import('./lobby-page.tsx'))])
  await fetchGame(game)
}

/** Undefined while loading. */
type Lookup = { readonly summary: TableSummary } | { readonly error: string; readonly isUnknown: boolean } | undefined

export function DoorPage({ code, onSeat, onWatch }: Props) {
  const [lookup, setLookup] = useState<Lookup>()
  const [someoneElse, setSomeoneElse] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const people = peopleOfBrowser(code)
  useLayoutEffect(() => {
    if (!isCode(code)) return setLookup({ error: messages().join.unknown, isUnknown: true })
    let isUnmounted = false
    api.table(code).then(
      (summary) => isUnmounted || setLookup({ summary }),
      (problem) => {
        const isUnknown = problem instanceof ApiError && (problem.body.code === 'unknownTable' || problem.body.code === 'codeReleased')
        if (isUnknown) forgetTable(code)
        if (!isUnmounted) setLookup({ error: errorMessage(problem), isUnknown })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [code, attempt])

  useEffect(() => {
    if (!lookup || 'error' in lookup) return
    const refresh = () => {
      if (document.visibilityState === 'visible')
        api.table(code).then(
          (summary) => setLookup({ summary }),
          () => {},
        )
    }
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [code, lookup !== undefined && 'summary' in lookup])

  const game = lookup && 'summary' in lookup ? lookup.summary.game : undefined
  useEffect(() => {
    if (game !== undefined) void fetchAhead(game)
  }, [game])

  const { join, landing } = messages()
  const retry = () => setAttempt(attempt + 1)
  const summary = lookup && 'summary' in lookup ? lookup.summary : undefined
  const title = summary?.host ? join.title(isolateName(summary.host)) : join.anyHouse
  const top = (
    <TopBar title={title} back="/">
      <Plate code={code} small />
    </TopBar>
  )
  if (lookup && 'error' in lookup && lookup.isUnknown)
    return (
      <Page top={top} class="lead">
        <h2>{lookup.error}</h2>
        <p>{landing.badCode}</p>
        <CodeForm initial={code.slice(0, -1)} />
      </Page>
    )
  if (lookup && 'error' in lookup) {
    const tryAgain = { label: join.tryAgain, tone: 'go', press: retry } as const
    return (
      <Page top={top} actions={[tryAgain]} class="lead">
        <h2>{lookup.error}</h2>
      </Page>
    )
  }
  if (!summary) return <Page top={top} />
  if (people.length > 0 && !someoneElse)
    return <ContinuePage top={top} people={people} summary={summary} onSeat={onSeat} onSomeoneElse={() => setSomeoneElse(true)} />
  return <JoinPage top={top} code={code} summary={summary} onSeat={onSeat} onWatch={onWatch} onStale={retry} />
}
