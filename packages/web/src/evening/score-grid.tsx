// The evening's score as a table: a column for each match, a row for each person, a lit window for a win. Screen readers get it in words.
import type { House, PersonId } from '@safehouse/protocol'
import { gameOnShelf } from '../games/index.ts'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import { initialsOf } from '../table/seated-people.ts'
import { type ScoredPerson, scoreOf } from './score.ts'
import './score-grid.css'

interface Props {
  readonly house: House
  /** Whose screen this is. */
  readonly you: PersonId | null
}
export function ScoreGrid({ house, you }: Props) {
  const { evening, games } = messages()
  const scored = scoreOf(house)
  const initials = initialsOf(scored.map(({ name }) => name))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section class="score-scroll" tabIndex={0} aria-label={evening.open}>
      <table class="score">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{evening.who}</span>
            </th>
            {house.played.map(({ n, game }) => (
              <th key={n} scope="col">
                <GamePicture id={game} />
                <span class="unseen">{evening.gameOf(n, games[game as keyof typeof games]?.name ?? game)}</span>
              </th>
            ))}
            <th scope="col" class="score-wins">
              {evening.wins}
            </th>
          </tr>
        </thead>
        <tbody>
          {scored.map((who, place) => (
            <Row key={who.id} who={who} initials={initials[place]!} isYou={who.id === you} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ who, initials, isYou }: { readonly who: ScoredPerson; readonly initials: string; readonly isYou: boolean }) {
  const { evening, table } = messages()
  return (
    <tr>
      <th scope="row">
        <span class="score-who">
          <SeatShape who={{ mark: who.mark, initials }} />
          <bdi>{isYou ? table.you : who.name}</bdi>
          {who.kind === 'bot' && <small>{table.bot}</small>}
        </span>
      </th>
      {who.participations.map((share, game) => (
        <td key={game}>
          <i class={`score-${share}`} />
          <span class="unseen">{evening.shares[share]}</span>
        </td>
      ))}
      <td class="score-wins">{who.wins}</td>
    </tr>
  )
}

function GamePicture({ id }: { readonly id: string }) {
  const art = gameOnShelf(id)?.art
  return <span class="window lit score-game">{art && <Drawing from={art} name="picture" />}</span>
}
