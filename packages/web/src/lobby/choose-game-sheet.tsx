// The sheet with which the host chooses the next game.
import { shelf } from '../games/index.ts'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableSheetProps } from '../table/props.ts'
import './choose-game-sheet.css'

export function ChooseGameSheet({ client, house, onClose }: TableSheetProps) {
  const { chooseGame, games, players, minutes } = messages()
  const choose = async (game: string) => {
    if (await client.commands.send({ do: 'chooseGame', game })) onClose()
  }
  return (
    <Sheet title={chooseGame.title} line={chooseGame.line} onClose={onClose} actions={[{ label: chooseGame.later, press: onClose }]}>
      <ul class="game-list">
        {shelf.map(({ id, art, seats, minutes: usualMinutes }) => (
          <li key={id}>
            <button type="button" class={id === house.game ? 'chosen' : undefined} aria-pressed={id === house.game} onClick={() => choose(id)}>
              <span class="window lit">
                <Drawing from={art} name="picture" class="game-picture" />
              </span>
              <span>
                <strong>{games[id].name}</strong>
                <span class="small game-pitch">{games[id].tagline}</span>
                <span class="small haze game-figures">
                  {players(seats.min, seats.max)}, {minutes(usualMinutes)}
                </span>
                <span class="small game-fit">{fitOf(house.people.length, seats)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** How the game fits the people who are here: "6 play, 2 sit out". */
function fitOf(people: number, { min, max }: { readonly min: number; readonly max: number }): string {
  const { chooseGame } = messages()
  if (people < min) return chooseGame.short(min - people)
  return people > max ? chooseGame.somePlay(max, people - max) : chooseGame.allPlay(people)
}
