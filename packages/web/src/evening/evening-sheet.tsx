// The evening so far: the score across matches, the results, "always me?", saving it to a group, and the next match.
import type { BrokenOffMatch, House, PlayedMatch } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { Link } from 'wouter-preact'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableSheetProps } from '../table/props.ts'
import type { TableClient } from '../table/table-client.ts'
import { fairnessOf, hasUsualRange, type LuckShare } from './fairness.ts'
import { headlineOf } from './headline.ts'
import { NextGameSheet } from './next-game-sheet.tsx'
import { SaveToGroup } from './save-to-group.tsx'
import { ScoreGrid } from './score-grid.tsx'
import './evening-sheet.css'

export function EveningSheet({ client, house, onClose }: TableSheetProps) {
  const [isChoosingNext, setIsChoosingNext] = useState(false)
  const { evening } = messages()
  if (isChoosingNext) return <NextGameSheet client={client} house={house} onClose={onClose} />
  return (
    <Sheet
      title={evening.title}
      line={headlineOf(house, client.personId)}
      onClose={onClose}
      actions={actionsOf(client, house, onClose, () => setIsChoosingNext(true))}
    >
      {house.played.length > 0 && (
        <>
          <ScoreGrid house={house} you={client.personId} />
          <p class="small haze">{evening.counts}</p>
        </>
      )}
      {(house.played.length > 0 || house.brokenOff) && <Results client={client} house={house} />}
      <OwnLuck client={client} house={house} />
      {client.actingId !== null && !house.practice && <SaveToGroup client={client} house={house} />}
    </Sheet>
  )
}

function actionsOf(client: TableClient, house: House, onClose: () => void, onOtherGame: () => void): BarAction[] {
  const { evening, menu } = messages()
  const canStart = house.on?.state !== 'running'
  if (house.host !== client.actingId || !canStart || house.played.length === 0) return [{ label: menu.close, press: onClose }]
  const playAgain = async () => {
    if (await client.commands.send({ do: 'playNext', game: house.game, n: house.next.n })) onClose()
  }
  return [
    { label: evening.otherGame, press: onOtherGame },
    { label: evening.sameAgain, tone: 'go', press: playAgain },
  ]
}

/** One line for each match: the game, who won, and with how many points, or that it was ended early. */
function Results({ client, house }: Omit<TableSheetProps, 'onClose'>) {
  const { debrief, evening, games } = messages()
  const matches: readonly (BrokenOffMatch & Partial<PlayedMatch>)[] = [...house.played, ...(house.brokenOff ?? [])].sort((a, b) => a.n - b.n)
  return (
    <section class="evening-part">
      <h3>{evening.played}</h3>
      <ol class="rows evening-results">
        {matches.map((match) => {
          const winners = match.seats.flatMap((id, seat) => (match.winners?.includes(id) ? [seat] : []))
          const names = winners.map((seat) => isolateName(match.sitters?.[seat]?.name ?? ''))
          const points = match.points && winners[0] !== undefined ? match.points[winners[0]] : undefined
          const result = !match.winners ? evening.brokenOff : names.length === 0 ? evening.nobodyWon : evening.wonBy(names, points)
          return (
            <li key={match.n}>
              <strong>{games[match.game as keyof typeof games]?.name ?? match.game}</strong>
              <span class="small haze">{result}</span>
              {(client.actingId !== null || house.published?.includes(match.n)) && (
                <Link class="text-button" href={`/replay/${house.code}/${match.n}`}>
                  {debrief.lookAgain}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** "Always me?": how often chance gave this person a role, beside the usual range. */
function OwnLuck({ client, house }: Omit<TableSheetProps, 'onClose'>) {
  const { evening } = messages()
  const me = house.people.find((person) => person.id === client.personId)
  const matches = house.played.map(({ sitters = [], luck = [] }) => ({ sitters, luck }))
  const isMine = (share: LuckShare) => share.name === me?.name && hasUsualRange(share)
  const ownShares = fairnessOf(matches).flatMap(({ what, shares }) => shares.filter(isMine).map((share) => ({ what, ...share })))
  if (ownShares.length === 0) return null
  return (
    <section class="evening-part">
      <h3>{evening.always}</h3>
      {ownShares.map(({ what, times, deals, least, most }) => (
        <p key={what} class="small haze">
          {(evening.luck[what as keyof typeof evening.luck] ?? evening.luck.first).you(times, deals)} {evening.usual(least, most)}
        </p>
      ))}
    </section>
  )
}
