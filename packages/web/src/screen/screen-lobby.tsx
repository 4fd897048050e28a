// The lobby on a shared screen: how to join on the left, the people on the right.
import { type House, lineUp, MAX_PEOPLE_AT_TABLE, type Person } from '@safehouse/protocol'
import { gameOnShelf } from '../games/index.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { describeBot, useBotTexts } from '../lobby/bot-texts.ts'
import { Facade } from '../lobby/facade.tsx'
import { botStatus } from '../lobby/person-status.ts'
import { useOrigin, withoutScheme } from '../lobby/use-origin.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { useDoorSounds } from '../sound/use-sounds.ts'
import { personName } from '../table/person-name.ts'
import { SoundHint } from './panels.tsx'
import './screen-lobby.css'

export function ScreenLobby({ house }: { readonly house: House }) {
  const origin = useOrigin()
  const link = `${origin}/t/${house.code}`
  const { house: text, screen, games, knock } = messages()
  const game = gameOnShelf(house.game)
  const { sittingOut } = lineUp(house.people, game?.seats.max ?? MAX_PEOPLE_AT_TABLE)
  const sitsOut = (person: Person) => sittingOut.includes(person)
  const botTexts = useBotTexts(house.people.some(({ bot }) => bot))
  const line = (person: Person) => {
    if (sitsOut(person)) return text.sitsOut
    if (person.bot) return describeBot(person.bot, botTexts)
    return person.kind === 'bot' ? botStatus(person) : person.here ? '' : text.away
  }
  useDoorSounds(house)
  return (
    <main class="tv-lobby">
      <section class="tv-knock">
        <h1>{screen.knock}</h1>
        <Qr text={link} label={text.qr(link)} />
        <p>{screen.address(withoutScheme(origin))}</p>
        <Plate code={house.code} />
        {house.knocks?.[0] && (
          <p role="status">
            {house.knocks[0].person === undefined
              ? knock.knocks(isolateName(house.knocks[0].name), house.knocks.length - 1)
              : knock.isThat(isolateName(house.knocks[0].name))}
          </p>
        )}
        <SoundHint house={house} />
      </section>
      <section class="tv-house" style={{ '--across': MAX_PEOPLE_AT_TABLE / 2 }}>
        <div class="tv-house-title">
          <h2>{game ? games[game.id].name : house.game}</h2>
          <p>{screen.here(house.people.length, MAX_PEOPLE_AT_TABLE, personName(house, house.host))}</p>
        </div>
        <Facade people={house.people} chairs={MAX_PEOPLE_AT_TABLE} line={line} dim={sitsOut} />
        <Drawing name="entrance" class="tv-entrance" />
      </section>
    </main>
  )
}
