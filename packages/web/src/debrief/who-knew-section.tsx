// "Who knew what" on the debrief: nothing of it is fetched or computed before it is asked for, and there is no record to fetch before the
// outcome.
import type { GameRecord } from '@safehouse/engine'
import type { CurrentMatch } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { showToast } from '../parts/toast.tsx'
import { api } from '../table/api.ts'

const WhoKnewWhat = lazy(async () => (await import('../beliefs/who-knew-what.tsx')).WhoKnewWhat)

interface Props {
  readonly code: string
  readonly match: CurrentMatch
  readonly seats: readonly SeatedPlayer[]
}
export function WhoKnewSection({ code, match, seats }: Props) {
  const [record, setRecord] = useState<GameRecord>()
  const { debrief, unreachable } = messages()
  const fetchRecord = () =>
    fetch(api.recordPath(code, match.n))
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then(setRecord, () => showToast(unreachable))
  if (record) return <WhoKnewWhat record={record} seats={seats} />
  return (
    <button type="button" class="button plain" onClick={fetchRecord}>
      {debrief.whoKnewWhat}
    </button>
  )
}
