// What can be done with a match's record: look at it again, verify it on this device against what the device stored before the match,
// save it, and, for the host, let everybody read it.
import type { OwnRecord } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { Link } from 'wouter-preact'
import type { LoadedGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Switch } from '../parts/rows.tsx'
import { saveJson } from '../parts/save-json.ts'
import { api, errorMessage } from '../table/api.ts'
import type { TableMatchProps } from '../table/props.ts'

interface Props extends TableMatchProps {
  readonly game: LoadedGame | undefined
}
export function ProofSection({ client, house, match, game }: Props) {
  const [verdict, setVerdict] = useState('')
  const { debrief } = messages()
  const { code, actingId: you } = client
  const isPublished = house.published?.includes(match.n) === true
  const token = client.localPeople.value[0]?.token
  if (token === undefined && !isPublished)
    return (
      <section class="proof" aria-label={debrief.check}>
        <p>{debrief.onlyForPlayers}</p>
      </section>
    )

  const withRecord = async (use: (record: OwnRecord) => unknown) => {
    try {
      await use(await api.record(code, match.n, token))
    } catch (problem) {
      setVerdict(errorMessage(problem))
    }
  }
  const verify = () => {
    if (!game) return
    setVerdict(debrief.checking)
    void withRecord(async (record) => {
      const [{ verificationMessage }, rules] = await Promise.all([import('./verification.ts'), game.screens.rules()])
      setVerdict(verificationMessage(rules, record, { code, matchNumber: match.n, you, seat: you === null ? -1 : match.seats.indexOf(you) }))
    })
  }
  const save = () => withRecord(({ you: _, ...record }) => saveJson(`safehouse-${match.game}-${match.n}.json`, JSON.stringify(record)))
  return (
    <section class="proof" aria-label={debrief.check}>
      <Link class="button plain proof-look" href={`/replay/${code}/${match.n}`}>
        {debrief.lookAgain}
      </Link>
      <div class="proof-line">
        <Drawing name="proof" class="row-icon" />
        <p role="status">{verdict || debrief.fair}</p>
        <button type="button" class="text-button" onClick={verify}>
          {debrief.check}
        </button>
      </div>
      <button type="button" class="text-button" onClick={save}>
        {debrief.record}
      </button>
      {house.host === you && (
        <ul class="rows">
          <Switch
            label={debrief.publish}
            line={debrief.publishLine}
            on={isPublished}
            onChange={(published) => client.commands.send({ do: 'publishRecord', n: match.n, published })}
          />
        </ul>
      )}
    </section>
  )
}
