// "Who knew what" on the debrief: nothing of it is fetched or computed before it is asked for, and there is no record to fetch before the
// outcome.
import type { CurrentMatch, House, OwnRecord } from '@safehouse/protocol'
import { useMemo, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { showToast } from '../parts/toast.tsx'
import { addressOf } from '../replay/address.ts'
import { api, errorMessage } from '../table/api.ts'

const WhoKnewWhat = lazy(async () => (await import('../beliefs/who-knew-what.tsx')).WhoKnewWhat)

/** By seat: the level of its bot, and which characters sat there. */
function botProfilesIn({ people }: House, { seats }: CurrentMatch) {
  const bots = seats.map((id) => people.find((person) => person.id === id)?.bot)
  const characters = bots.map((bot) => bot?.character ?? null)
  return bots.map((bot) => bot && { level: bot.level, characters })
}

interface Props {
  readonly code: string
  readonly match: CurrentMatch
  /** Whose token may read the record; undefined for somebody who only watched. */
  readonly token: string | undefined
  readonly seats: readonly SeatedPlayer[]
  readonly house: House
}
export function WhoKnewSection({ code, match, token, seats, house }: Props) {
  const [record, setRecord] = useState<OwnRecord>()
  const [, navigate] = useLocation()
  const botProfiles = useMemo(() => botProfilesIn(house, match), [])
  if (record)
    return (
      <WhoKnewWhat
        record={record}
        seats={seats}
        botProfiles={botProfiles}
        goTo={(entry) => navigate(`/replay/${code}/${match.n}${addressOf(entry, record.you ?? 'table')}`)}
      />
    )
  const open = () => api.record(code, match.n, token).then(setRecord, (problem) => showToast(errorMessage(problem)))
  return (
    <button type="button" class="button plain" onClick={open}>
      {messages().debrief.whoKnewWhat}
    </button>
  )
}
