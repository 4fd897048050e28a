// The arena: the last table of bots that the operator ran, one game at a time. Skill is the rating; illegal moves and time stand apart.
import type { ArenaAgent, ArenaTable } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { gameOnShelf } from '../games/index.ts'
import { language, messages } from '../i18n/language.ts'
import { lazyCatalogue } from '../i18n/lazy-catalogue.ts'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { api, errorMessage } from '../table/api.ts'
import type { ArenaMessages } from './i18n/en.ts'
import './arena-page.css'

const useArenaMessages = lazyCatalogue<ArenaMessages>({
  en: async () => (await import('./i18n/en.ts')).en,
  nl: async () => (await import('./i18n/nl.ts')).nl,
  de: async () => (await import('./i18n/de.ts')).de,
})
interface WithText {
  readonly text: ArenaMessages
}
/** Undefined while loading. */
type Lookup = { readonly table: ArenaTable | null } | { readonly error: string } | undefined

export function ArenaPage() {
  const [lookup, setLookup] = useState<Lookup>()
  const text = useArenaMessages()
  useEffect(() => {
    api.arena().then(setLookup, (problem) => setLookup({ error: errorMessage(problem) }))
  }, [])
  if (!text) return null
  return (
    <Page top={<TopBar title={text.title} />}>
      {lookup && 'error' in lookup && <p role="alert">{lookup.error}</p>}
      {lookup &&
        'table' in lookup &&
        (lookup.table && lookup.table.games.length > 0 ? <Games table={lookup.table} text={text} /> : <Empty text={text} />)}
    </Page>
  )
}
const Empty = ({ text }: WithText) => (
  <p>
    {text.empty} <code>safehouse arena --publish</code>
  </p>
)

function Games({ table, text }: WithText & { readonly table: ArenaTable }) {
  const [chosen, setChosen] = useState(table.games[0]!.game)
  const { games } = messages()
  const shown = table.games.find(({ game }) => game === chosen) ?? table.games[0]!
  const nameOf = (id: string) => {
    const game = gameOnShelf(id)
    return game ? games[game.id].name : id
  }
  return (
    <div class="arena">
      <p class="haze">
        {text.lead(shown.matches, table.at)} {text.players(shown.players)}.
      </p>
      <fieldset class="arena-games">
        <legend class="unseen">{text.game}</legend>
        {table.games.map(({ game }) => (
          <label key={game}>
            <input type="radio" name="game" checked={game === shown.game} onChange={() => setChosen(game)} />
            {nameOf(game)}
          </label>
        ))}
      </fieldset>
      <Standings agents={shown.agents} label={nameOf(shown.game)} text={text} />
      <p class="small haze">
        {text.foot} <code>safehouse arena --seed {table.seed}</code>
      </p>
    </div>
  )
}

function Standings({ agents, label, text }: WithText & { readonly agents: readonly ArenaAgent[]; readonly label: string }) {
  const lowest = Math.min(...agents.map(({ rating }) => rating.low))
  const highest = Math.max(...agents.map(({ rating }) => rating.high))
  const positionOf = (rating: number) => `${(100 * (rating - lowest)) / Math.max(1, highest - lowest)}%`
  const isShared = (place: number) => agents.filter((agent) => agent.place === place).length > 1
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.place}</th>
          <th scope="col">{text.bot}</th>
          <th scope="col">{text.rating}</th>
          <th scope="col" class="arena-wins">
            {text.wins}
          </th>
          <th scope="col">{text.illegal}</th>
          <th scope="col">{text.decision}</th>
        </tr>
      </thead>
      <tbody>
        {agents.map(({ place, name, rating, wins, illegal, decisions, decisionMs }) => (
          <tr key={name}>
            <td>
              {place}
              {isShared(place) && ' ='}
            </td>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td class="arena-rating">
              <strong>{rating.shown}</strong>
              <span class="arena-bar" role="img" aria-label={text.between(rating.low, rating.high)}>
                <i style={{ left: positionOf(rating.low), right: `calc(100% - ${positionOf(rating.high)})` }} />
                <b style={{ left: positionOf(rating.shown) }} />
              </span>
            </td>
            <td class="arena-wins">{percent(wins.share)}</td>
            <td>{illegal === 0 ? '0' : <u>{percent(illegal / decisions)}</u>}</td>
            <td>{decisionMs < 1000 ? `${Math.round(decisionMs)} ms` : `${withOneDecimal(decisionMs / 1000)} s`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const withOneDecimal = (value: number): string => value.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = (share: number): string => `${withOneDecimal(100 * share)} %`
