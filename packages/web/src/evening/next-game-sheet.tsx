// Starts another game with the same people in one press. The server adds bots where the game needs more players and removes them
// where it has too few seats; people beyond the game's seats sit out in turn.
import type { House } from '@safehouse/protocol'
import { loadChunk } from '../chunks.ts'
import { botsLanguage } from '../games/bots-language.ts'
import { type ShelvedGame, shelf } from '../games/index.ts'
import { language, messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import type { TableSheetProps } from '../table/props.ts'
import '../lobby/choose-game-sheet.css'

export function NextGameSheet({ client, house, onClose }: TableSheetProps) {
  const { evening, games, menu } = messages()
  const play = useSingleFlight(async ({ id, load }: ShelvedGame) => {
    const options = botsLanguage((await loadChunk(load)).game, language.value)
    if (await client.commands.send({ do: 'playNext', game: id, n: house.next.n, ...(options && { options }) })) onClose()
  })
  return (
    <Sheet title={evening.whichNext} line={evening.whichNextLine} onClose={onClose} actions={[{ label: menu.close, press: onClose }]}>
      <ul class="game-list">
        {shelf.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => play(game)}>
              <span class="window lit">
                <Drawing from={game.art} name="picture" class="game-picture" />
              </span>
              <span>
                <strong>{games[game.id].name}</strong>
                <span class="small haze">{playersLine(house, game)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** "3 people and 1 bot": who would play this game. */
function playersLine(house: House, { seats }: ShelvedGame): string {
  const { evening, chooseGame } = messages()
  const humans = house.people.filter(({ kind }) => kind === 'person').length
  if (humans > seats.max) return chooseGame.somePlay(seats.max, humans - seats.max)
  const players = Math.min(Math.max(house.people.length, seats.min), seats.max)
  return evening.withBots(humans, players - humans)
}
