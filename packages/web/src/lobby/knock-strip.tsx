// The strip that tells the host who knocks at a locked or full table, with the two answers. Guests see nothing of it.
import { type House, MAX_PEOPLE_AT_TABLE } from '@safehouse/protocol'
import { useEffect } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { playLazily } from '../sound/use-sounds.ts'
import type { TableClient } from '../table/table-client.ts'
import './knock-strip.css'

const KNOCK_VIBRATION_MS = 30

export function KnockStrip({ client, house }: { readonly client: TableClient; readonly house: House }) {
  const knock = house.host === client.actingId ? house.knocks?.[0] : undefined
  const { knock: text } = messages()
  const id = knock?.id
  useEffect(() => {
    if (id === undefined) return
    navigator.vibrate?.(KNOCK_VIBRATION_MS)
    if (house.settings.sound) playLazily('knock')
  }, [id])
  if (!knock) return null
  const others = house.knocks!.length - 1
  const answer = (yes: boolean) => client.commands.send({ do: 'answerKnock', knock: knock.id, yes })
  return (
    <section class="knock-strip" role="alert">
      <p>
        <strong>{text.knocks(isolateName(knock.name), others)}</strong>
        <span class="small">{house.locked ? text.locked : text.full(MAX_PEOPLE_AT_TABLE)}</span>
      </p>
      <button type="button" onClick={() => answer(false)}>
        {text.notNow}
      </button>
      <button type="button" class="knock-yes" onClick={() => answer(true)}>
        {text.letIn}
      </button>
    </section>
  )
}
