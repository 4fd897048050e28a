// The sections of a group's page: standings, what chance gave to whom, every match, and the link.
import type { Group, GroupGame } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { Link } from 'wouter-preact'
import { fairnessOf, type LuckShare } from '../evening/fairness.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { useOrigin, withoutScheme } from '../lobby/use-origin.ts'
import { Qr } from '../parts/qr.tsx'
import { peopleOfBrowser } from '../table/local-people.ts'
import { type Member, namesOf } from './members.ts'
import { groupPath } from './stored-groups.ts'

/** How many matches a long history shows at first. */
const FIRST_MATCHES = 20

/** How often each member has played and won. */
export function Standings({ members }: { readonly members: readonly Member[] }) {
  const { group: text } = messages()
  return (
    <table class="figures-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{text.who}</span>
          </th>
          <th scope="col">{text.played}</th>
          <th scope="col">{text.won}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, played, won }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{played}</td>
            <td class="figures-main">{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Always me?": how often chance gave each person a role, beside the usual range. */
export function LuckTables({ group }: { readonly group: Group }) {
  const { group: text, evening } = messages()
  const found = fairnessOf(group.games, namesOf(group))
  if (found.length === 0) return null
  return (
    <section>
      <h3>{evening.always}</h3>
      <p class="small haze">{text.alwaysLine}</p>
      {found.map(({ what, shares }) => (
        <table key={what} class="figures-table">
          <thead>
            <tr>
              <th scope="col">{(evening.luck[what as keyof typeof evening.luck] ?? evening.luck.first).title}</th>
              <th scope="col">{text.times}</th>
              <th scope="col">{text.usual}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.name}>
                <th scope="row">
                  <bdi>{share.name}</bdi> {isUnusual(share) && <small>{share.times > share.most ? text.often : text.seldom}</small>}
                </th>
                <td class="figures-main">{evening.timesOf(share.times, share.deals)}</td>
                <td>{evening.range(share.least, share.most)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
const isUnusual = ({ times, least, most }: LuckShare): boolean => times < least || times > most

/** Every match of the group by day, the latest first. */
export function MatchHistory({ group }: { readonly group: Group }) {
  const [showsAll, setShowsAll] = useState(false)
  const { group: text, evening } = messages()
  const games = group.games.toReversed()
  const shown = showsAll ? games : games.slice(0, FIRST_MATCHES)
  return (
    <section>
      <h3>{evening.played}</h3>
      <ol class="rows group-history">
        {shown.map((game, i) => (
          <li key={game.id}>
            {text.day(game.at) !== (shown[i - 1] && text.day(shown[i - 1]!.at)) && <p class="small haze">{text.day(game.at)}</p>}
            <PlayedMatch game={game} />
          </li>
        ))}
      </ol>
      {shown.length < games.length && (
        <button type="button" class="text-button" onClick={() => setShowsAll(true)}>
          {text.all(games.length)}
        </button>
      )}
    </section>
  )
}
/** Whether this browser sat at the table of the match. The id is `CODE/N`, or `CODE-X/N` where the code had an earlier table. */
const isReadable = (id: string): boolean => peopleOfBrowser(id.split(/[-/]/)[0]!).length > 0

function PlayedMatch({ game }: { readonly game: GroupGame }) {
  const { debrief, evening, games } = messages()
  const names = game.winners.map((seat) => isolateName(game.sitters[seat]?.name ?? ''))
  const first = game.winners[0]
  const points = first === undefined ? undefined : game.points?.[first]
  return (
    <div class="group-game">
      <strong>{games[game.game as keyof typeof games]?.name ?? game.game}</strong>
      <span class="small haze">{names.length === 0 ? evening.nobodyWon : evening.wonBy(names, points)}</span>
      {isReadable(game.id) && (
        <Link class="text-button" href={`/replay/${game.id}`}>
          {debrief.lookAgain}
        </Link>
      )}
    </div>
  )
}

/** The link to this history as a QR code and as text that can be selected. */
export function ShareGroup({ groupKey }: { readonly groupKey: string }) {
  const { group: text, house: houseText } = messages()
  const link = `${useOrigin()}${groupPath(groupKey)}`
  return (
    <section class="group-share">
      <Qr text={link} label={houseText.qr(link)} />
      <div>
        <h3>{text.link}</h3>
        <p class="small haze">{text.linkLine}</p>
        <p class="small group-link">{withoutScheme(link)}</p>
      </div>
    </section>
  )
}
