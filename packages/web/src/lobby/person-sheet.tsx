// The sheet of one person: the own name and seat; for others a nudge, muting, and what the host may do.
import { botOfferedAfterMs, HOST_TAKEOVER_AFTER_MS, lineUp, MAX_PEOPLE_AT_TABLE, type PersonId } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { PlayerHistory } from '../games/core/history-sheet.tsx'
import { gameOnShelf } from '../games/index.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { canTakeOverAsHost } from '../menu/host-takeover.ts'
import { MoveSeatCover } from '../menu/move-seat-cover.tsx'
import { TimeSegments } from '../menu/time-segments.tsx'
import type { BarAction } from '../parts/action-bar.tsx'
import { NameField } from '../parts/name-field.tsx'
import { ActionRow, SelectRow, Switch } from '../parts/rows.tsx'
import { timeWords } from '../parts/seat-badges.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { showToast } from '../parts/toast.tsx'
import type { PersonSheetProps } from '../table/props.ts'
import { useTimeReached } from '../table/use-time-reached.ts'
import { isMuted, setMuted } from '../talk/muted.ts'

const AboutProgram = lazy(async () => (await import('./program-about.tsx')).AboutProgram)
const BotFile = lazy(async () => (await import('./bot-file.tsx')).BotFile)

export function PersonSheet(props: PersonSheetProps) {
  const [moving, setMoving] = useState(false)
  if (moving) return <MoveSeatCover {...props} />
  const move = () => setMoving(true)
  return props.client.commands.isLocal(props.person.id) ? <OwnSheet {...props} onMove={move} /> : <OtherPersonSheet {...props} onMove={move} />
}

interface SheetProps extends PersonSheetProps {
  onMove(): void
}
function OwnSheet({ client, house, person, onClose, onMove }: SheetProps) {
  const [name, setName] = useState(person.name)
  const { menu, done, passing, people } = messages()
  const isPassed = client.personId === null
  const finish = async () => {
    if (name === person.name || (await client.commands.send({ do: 'rename', name }, person.id))) onClose()
  }
  return (
    <Sheet title={menu.rename} onClose={onClose} actions={[{ label: done, tone: 'go', press: finish }]}>
      <NameField value={name} error="" onChange={setName} />
      <TimeSegments client={client} person={person} />
      <ul class="rows">
        <ActionRow icon="icon-phone" label={isPassed ? people.move(isolateName(person.name)) : menu.move} onPress={onMove} />
        {isPassed && (
          <ActionRow
            icon="icon-door"
            label={passing.leaves(isolateName(person.name))}
            sure={menu.leaveSure}
            onPress={async () => {
              if (await client.commands.send({ do: 'leave' }, person.id)) onClose()
            }}
          />
        )}
      </ul>
      <HistoryOf client={client} house={house} person={person} />
    </Sheet>
  )
}

function OtherPersonSheet({ client, house, person, onClose, onMove }: SheetProps) {
  const { people: text, house: houseText, menu } = messages()
  const name = isolateName(person.name)
  const isHost = house.host === client.actingId
  const isHuman = person.kind === 'person' && !person.left
  const connects = isHuman || (person.program !== undefined && !person.left)
  const plays = house.on?.state === 'running' && house.on.seats.includes(person.id)
  const isAwaited = plays && connects && !person.standIn
  const isAway = connects && !person.here
  const closeAfter = async (success: Promise<boolean>) => {
    if (await success) onClose()
  }
  const you = client.actingId
  const iPlay = you !== null && house.on?.state === 'running' && house.on.seats.includes(you)
  const isBotOffered = useTimeReached(client, person.awaySince === null ? null : person.awaySince + botOfferedAfterMs(house.place)) && iPlay
  const agreed = (person.botWantedBy ?? []).filter((id) => id !== you)
  const namesOf = (ids: readonly PersonId[]) => house.people.filter(({ id }) => ids.includes(id)).map((person) => isolateName(person.name))
  const canTakeKeys = useTimeReached(client, person.awaySince === null ? null : person.awaySince + HOST_TAKEOVER_AFTER_MS) && you !== null
  const letBotPlay = () => closeAfter(client.commands.send({ do: 'letBotPlay', person: person.id }))
  const { players, sittingOut } = lineUp(house.people, gameOnShelf(house.game)?.seats.max ?? MAX_PEOPLE_AT_TABLE)
  const canSwapIn = isHost && house.on?.state !== 'running' && sittingOut.some(({ id }) => id === person.id)
  const nudge = async () => {
    if (await client.commands.send({ do: 'nudge', person: person.id })) showToast(text.nudged(name))
  }
  const sendAway: BarAction = {
    label: houseText.sendAway,
    tone: 'red',
    sure: text.sendAwaySure(name),
    press: () => closeAfter(client.commands.send({ do: 'remove', person: person.id })),
  }
  const close: BarAction = { label: isAwaited && isAway ? text.keepWaiting : menu.close, tone: 'go', press: onClose }
  const canSendAway = isHost && (connects || !plays) // a bot that replaces somebody who left is needed until the match is over
  const minutes = person.awaySince === null ? 0 : Math.floor((client.time() - person.awaySince) / 60_000)
  const line = isAwaited && isAway ? text.noSign(minutes) + text.botKnows(name) : timeWords(person) || undefined
  return (
    <Sheet
      title={isAway && !person.standIn ? text.isAway(name) : name}
      line={line}
      onClose={onClose}
      actions={canSendAway ? [sendAway, close] : [close]}
    >
      {person.program && <AboutProgram by={person.program.by} />}
      {person.bot && <BotFile client={client} house={house} person={person} bot={person.bot} />}
      <ul class="rows">
        {isAway && person.id === house.host && canTakeKeys && canTakeOverAsHost(house, you!, client.time()) && (
          <ActionRow
            icon="icon-key"
            label={text.takeKeys}
            line={text.takeKeysLine(name)}
            onPress={() => closeAfter(client.commands.send({ do: 'handOver', person: you! }))}
          />
        )}
        {isAwaited && (isHost || isBotOffered) && (
          <ActionRow icon="icon-seat" label={text.letBot(name)} line={text.letBotLine(name)} onPress={letBotPlay} />
        )}
        {isAwaited && !isHost && !isBotOffered && isAway && iPlay && (
          <ActionRow
            icon="icon-seat"
            label={text.letBotNow(name)}
            line={agreed.length > 0 ? text.theyAgreed(namesOf(agreed)) : person.botWantedBy?.includes(you!) ? text.youAgreed : text.oneMoreAgrees}
            onPress={() => client.commands.send({ do: 'letBotPlay', person: person.id })}
          />
        )}
        {isAwaited && isHuman && <ActionRow icon="icon-snd" label={text.nudge(name)} line={text.nudgeLine} onPress={nudge} />}
        {canSwapIn && (
          <SelectRow<PersonId | null>
            label={text.playsInstead(name)}
            value={null}
            options={[{ value: null, label: text.nobody }, ...players.map((player) => ({ value: player.id, label: player.name }))]}
            onChange={(insteadOf) => insteadOf !== null && closeAfter(client.commands.send({ do: 'letPlay', person: person.id, insteadOf }))}
          />
        )}
        {isHost && isAway && isHuman && <ActionRow icon="icon-phone" label={text.move(name)} line={text.moveLine} onPress={onMove} />}
        {isHuman && (
          <Switch
            label={text.mute(name)}
            line={text.muteLine}
            on={isMuted(client.code, person.id)}
            onChange={(on) => setMuted(client.code, person.id, on)}
          />
        )}
        {isHost && isHuman && (
          <ActionRow
            icon="icon-key"
            label={houseText.makeHost}
            onPress={() => closeAfter(client.commands.send({ do: 'handOver', person: person.id }))}
          />
        )}
      </ul>
      <HistoryOf client={client} house={house} person={person} />
    </Sheet>
  )
}

/** What this person did in the running match. */
function HistoryOf({ client, house, person }: Pick<PersonSheetProps, 'client' | 'house' | 'person'>) {
  const seat = house.on?.state === 'running' ? house.on.seats.indexOf(person.id) : -1
  return seat < 0 ? null : <PlayerHistory events={client.history.value} seat={seat} />
}
