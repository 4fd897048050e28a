// The sheet with which the host chooses the next game.
import type { House } from '@safehouse/protocol'
import { shelf } from '../games/index.ts'
import { messages } from '../i18n/language.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableClient } from '../table/table-client.ts'
import './choose-game-sheet.css'

interface Props {
  readonly client: TableClient
  readonly house: House
  onClose(): void
}
export function ChooseGameSheet({ client, house, onClose }: Props) {
  const { chooseGame, games, players, menu, table } = messages()
  const choose = async (game: string) => {
    if (await client.commands.send({ do: 'chooseGame', game })) onClose()
  }
  const close = <ActionBar label={table.actions} actions={[{ label: menu.close, press: onClose }]} />
  return (
    <Sheet title={chooseGame.title} line={chooseGame.line} onClose={onClose} bar={close}>
      <ul class="game-list">
        {shelf.map(({ id, art, seats }) => (
          <li key={id}>
            <button type="button" class={id === house.game ? 'chosen' : undefined} aria-pressed={id === house.game} onClick={() => choose(id)}>
              <span class="window lit">
                <Drawing from={art} name="picture" class="game-picture" />
              </span>
              <span>
                <strong>{games[id].name}</strong>
                <span class="small haze">{players(seats.min, seats.max)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
