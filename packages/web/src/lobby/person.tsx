// One person at the table: one's own name and seat, a knock for whoever is awaited, and what the host may do with the others.
import type { House, Person } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { MoveSeat } from '../menu/move-seat.tsx'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { NameField } from '../parts/name-field.tsx'
import { Do, Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { say } from '../parts/toast.tsx'
import type { TableClient } from '../table/table-client.ts'
import { isMuted, mute } from '../talk/muted.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

interface Props {
  readonly table: TableClient
  readonly house: House
  readonly person: Person
  onClose(): void
}
export function PersonSheet(props: Props) {
  const [moving, setMoving] = useState(false)
  if (moving) return <MoveSeat {...props} />
  const move = () => setMoving(true)
  return props.table.isOwn(props.person.id) ? <Oneself {...props} onMove={move} /> : <Other {...props} onMove={move} />
}

interface SheetProps extends Props {
  onMove(): void
}
function Oneself({ table, person, onClose, onMove }: SheetProps) {
  const [name, setName] = useState(person.name)
  const { menu, done, passing, people, table: at } = words()
  const isPassed = table.sees === null
  const finish = async () => {
    if (name === person.name || (await table.command({ do: 'rename', name }, person.id))) onClose()
  }
  const bar = <ActionBar label={at.actions} actions={[{ label: done, tone: 'go', press: finish }]} />
  return (
    <Sheet title={menu.rename} onClose={onClose} bar={bar}>
      <NameField value={name} wrong="" onChange={setName} />
      <ul class="rows">
        <Do icon="icon-phone" label={isPassed ? people.move(isolate(person.name)) : menu.move} onPress={onMove} />
        {isPassed && (
          <Do
            icon="icon-door"
            label={passing.leaves(isolate(person.name))}
            sure={menu.leaveSure}
            onPress={async () => {
              if (await table.command({ do: 'leave' }, person.id)) onClose()
            }}
          />
        )}
      </ul>
    </Sheet>
  )
}

function Other({ table, house, person, onClose, onMove }: SheetProps) {
  const { people: said, house: at, menu, table: words_ } = words()
  const name = isolate(person.name)
  const isHost = house.host === table.you
  const isPerson = person.kind === 'person' && !person.left
  const plays = house.on?.state === 'running' && house.on.seats.includes(person.id)
  const awaited = plays && isPerson && !person.standIn
  const isAway = isPerson && !person.here
  const then = async (carriedOut: Promise<boolean>) => {
    if (await carriedOut) onClose()
  }
  const nudge = async () => {
    if (await table.command({ do: 'nudge', person: person.id })) say(said.nudged(name))
  }
  const sendAway: BarAction = {
    label: at.sendAway,
    tone: 'red',
    sure: said.sendAwaySure(name),
    press: () => then(table.command({ do: 'remove', person: person.id })),
  }
  const close: BarAction = { label: awaited && isAway ? said.keepWaiting : menu.close, tone: 'go', press: onClose }
  const canSendAway = isHost && (isPerson || !plays) // a bot that plays on for whoever left is needed
  const minutes = person.awaySince === null ? 0 : Math.floor((table.time() - person.awaySince) / 60_000)
  const line = awaited && isAway ? said.noSign(minutes) + said.botKnows(name) : undefined
  return (
    <Sheet
      title={isAway && !person.standIn ? said.isAway(name) : name}
      line={line}
      onClose={onClose}
      bar={<ActionBar label={words_.actions} actions={canSendAway ? [sendAway, close] : [close]} />}
    >
      <ul class="rows">
        {awaited && <Do icon="icon-snd" label={said.nudge(name)} line={said.nudgeLine} onPress={nudge} />}
        {isHost && awaited && (
          <Do
            icon="icon-seat"
            label={said.letBot(name)}
            line={said.letBotLine(name)}
            onPress={() => then(table.command({ do: 'letBotPlay', person: person.id }))}
          />
        )}
        {isHost && isAway && <Do icon="icon-phone" label={said.move(name)} line={said.moveLine} onPress={onMove} />}
        {isPerson && (
          <Switch
            label={said.mute(name)}
            line={said.muteLine}
            on={isMuted(table.code, person.id)}
            onChange={(on) => mute(table.code, person.id, on)}
          />
        )}
        {isHost && isPerson && <Do icon="icon-key" label={at.makeHost} onPress={() => then(table.command({ do: 'handOver', person: person.id }))} />}
      </ul>
    </Sheet>
  )
}
