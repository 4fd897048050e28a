// The lobby on a shared screen: how to join on the left, the people on the right.
import type { House } from '@safehouse/protocol'
import { shelved } from '../games/index.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { Facade } from '../lobby/facade.tsx'
import { useOrigin, withoutScheme } from '../lobby/use-origin.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { useDoorSounds } from '../sound/use-sounds.ts'
import { SoundHint } from './panels.tsx'
import './screen-lobby.css'

export function ScreenLobby({ house }: { readonly house: House }) {
  const origin = useOrigin()
  const link = `${origin}/t/${house.code}`
  const { house: text, screen, games, table } = messages()
  const game = shelved(house.game)
  const chairs = game?.seats.max ?? house.people.length
  const host = house.people.find((person) => person.id === house.host)?.name ?? table.someone
  useDoorSounds(house)
  return (
    <main class="tv-lobby">
      <section class="tv-knock">
        <h1>{screen.knock}</h1>
        <Qr text={link} label={text.qr(link)} />
        <p>{screen.address(withoutScheme(origin))}</p>
        <Plate code={house.code} />
        <SoundHint house={house} />
      </section>
      <section class="tv-house" style={{ '--across': columnsFor(Math.max(chairs, house.people.length)) }}>
        <div class="tv-house-title">
          <h2>{game ? games[game.id].name : house.game}</h2>
          <p>{screen.here(house.people.length, chairs, isolateName(host))}</p>
        </div>
        <Facade people={house.people} chairs={chairs} line={(person) => (person.kind === 'bot' ? text.bot : person.here ? '' : text.away)} />
        <Drawing name="entrance" class="tv-entrance" />
      </section>
    </main>
  )
}
/** Windows stand in two rows, at least three in each. */
const columnsFor = (windows: number): number => Math.max(3, Math.ceil(windows / 2))
