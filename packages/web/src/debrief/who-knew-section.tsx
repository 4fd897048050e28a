// "Who knew what" on the debrief: nothing of it is fetched or computed before it is asked for, and there is no record to fetch before the
// outcome.
import type { CurrentMatch, OwnRecord } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { showToast } from '../parts/toast.tsx'
import { addressOf } from '../replay/address.ts'
import { api, errorMessage } from '../table/api.ts'

const WhoKnewWhat = lazy(async () => (await import('../beliefs/who-knew-what.tsx')).WhoKnewWhat)

interface Props {
  readonly code: string
  readonly match: CurrentMatch
  /** Whose token may read the record; undefined for somebody who only watched. */
  readonly token: string | undefined
  readonly seats: readonly SeatedPlayer[]
}
export function WhoKnewSection({ code, match, token, seats }: Props) {
  const [record, setRecord] = useState<OwnRecord>()
  const [, navigate] = useLocation()
  if (record)
    return (
      <WhoKnewWhat record={record} seats={seats} goTo={(entry) => navigate(`/replay/${code}/${match.n}${addressOf(entry, record.you ?? 'table')}`)} />
    )
  const open = () => api.record(code, match.n, token).then(setRecord, (problem) => showToast(errorMessage(problem)))
  return (
    <button type="button" class="button plain" onClick={open}>
      {messages().debrief.whoKnewWhat}
    </button>
  )
}
