// Moves a seat to another device with a one-time link, shown as a QR code inside a folder. The host can make one for an absent person.
import type { SeatMoveKey } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { useOrigin, withoutScheme } from '../lobby/use-origin.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Cover } from '../parts/cover.tsx'
import { Folder } from '../parts/folder.tsx'
import { Qr } from '../parts/qr.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import type { PersonSheetProps } from '../table/props.ts'
import { seatMoveLink } from '../table/seat-move-key.ts'
import './move-seat-cover.css'

export function MoveSeatCover({ client, house, person, onClose }: PersonSheetProps) {
  const [moveKey, setMoveKey] = useState<SeatMoveKey>()
  const origin = useOrigin()
  const [movesAtOpening] = useState(person.moves) // how often the seat had gone to another device
  useEffect(() => {
    // There is no key if the server refused to make one; a notice has said why.
    client.commands.createSeatMoveKey(person.id).then((key) => (key ? setMoveKey(key) : onClose()))
  }, [client, person.id])
  useEffect(() => {
    if (person.moves > movesAtOpening) onClose() // somebody has used the link
  }, [person.moves, movesAtOpening])
  const { move } = messages()
  const name = isolateName(person.name)
  const isMe = person.id === client.personId
  const link = moveKey && seatMoveLink(origin, house.code, moveKey.key)
  return (
    <Cover
      top={<TopBar title={isMe ? move.title : move.titleOf(name)} onBack={onClose} />}
      title={isMe ? move.lead : move.leadOf(name)}
      line={move.line}
      onClose={onClose}
      bar={
        <>
          {link && (
            <Folder label={move.tab}>
              {() => (
                <div class="moving-paper">
                  <Qr text={link} label={move.tab} />
                  <div>
                    <p>{move.goodFor(name, house.code)}</p>
                    <p class="moving-link">{withoutScheme(link)}</p>
                  </div>
                </div>
              )}
            </Folder>
          )}
          <ActionBar actions={[{ label: move.stay, press: onClose }]} />
        </>
      }
    >
      <p class="small haze">{move.warning}</p>
    </Cover>
  )
}
