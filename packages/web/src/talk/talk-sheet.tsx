// The chat of a table: its lines, a few reactions, and a field to write. Lines are plain text. While the game's rules ask for
// silence it can be read but not written.
import { type ChatLine, type House, MAX_LINE_LENGTH, reactions } from '@safehouse/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Switch } from '../parts/rows.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import type { TableSheetProps } from '../table/props.ts'
import { initialsOf } from '../table/seated-people.ts'
import type { TableClient } from '../table/table-client.ts'
import { isMuted, setMuted } from './muted.ts'
import { speakerName, speakerOf } from './speakers.ts'
import { talkAt } from './talk.ts'
import './talk-sheet.css'

export function TalkSheet({ client, house, onClose }: TableSheetProps) {
  const talk = talkAt(client.code)
  useEffect(() => talk.startReading(), [talk])
  const { talk: text, errors } = messages()
  const lines = talk.lines.value
  const audible = lines.filter(({ by }) => !isMuted(client.code, by))
  const isClosed = talk.isClosedByRules.value
  return (
    <Sheet
      title={text.title}
      line={text.line}
      onClose={onClose}
      bar={isClosed ? <p class="bar talk-closed">{errors.silence()}</p> : <TalkForm client={client} />}
    >
      {audible.length === 0 && <p class="haze">{text.nothing}</p>}
      <Lines house={house} lines={audible} you={client.actingId} />
      {lines.some(({ by }) => by === null) && (
        <ul class="rows">
          <Switch label={text.muteWatchers} on={isMuted(client.code, null)} onChange={(on) => setMuted(client.code, null, on)} />
        </ul>
      )}
    </Sheet>
  )
}

function Lines({ house, lines, you }: { readonly house: House; readonly lines: readonly ChatLine[]; readonly you: string | null }) {
  const end = useRef<HTMLLIElement>(null)
  const latestLineId = lines.at(-1)?.id
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [latestLineId])
  const { talk, table } = messages()
  return (
    <div role="log" aria-label={talk.title}>
      <ol class="talk-lines">
        {lines.map(({ id, by, text }) => {
          const person = speakerOf(house, by)
          return (
            <li key={id} ref={id === latestLineId ? end : null}>
              {person ? (
                <SeatShape who={{ mark: person.mark, initials: initialsOf([person.name])[0]! }} />
              ) : (
                <Drawing name="icon-eye" class="talk-watcher" />
              )}
              <p>
                <strong>{by !== null && by === you ? table.you : <bdi>{speakerName(house, by)}</bdi>}</strong>
                <span class="unseen">: </span>
                <span dir="auto">{text}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function TalkForm({ client }: { readonly client: TableClient }) {
  const [text, setText] = useState('')
  const { talk } = messages()
  const send = useSingleFlight(async () => {
    if (text.trim() !== '' && (await client.talk(text))) setText('')
  })
  return (
    <div class="bar talk-saying">
      <ul class="talk-reactions" aria-label={talk.reactions}>
        {reactions.map((reaction) => (
          <li key={reaction}>
            <button type="button" aria-label={talk.reaction[reaction]} onClick={() => client.react(reaction)}>
              <Drawing name={`react-${reaction}`} />
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <input
          value={text}
          aria-label={talk.field}
          placeholder={talk.field}
          maxLength={MAX_LINE_LENGTH}
          dir="auto"
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button go">
          {talk.send}
        </button>
      </form>
    </div>
  )
}
