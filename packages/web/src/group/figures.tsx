// "Always me?": what chance gave to whom, beside what would be usual. Who is outside of it is told so in words.
import type { Group } from '@safehouse/protocol'
import { fairnessOf, type LuckShare } from '../evening/fairness.ts'
import { words } from '../words/language.ts'
import { namesOf } from './members.ts'

export function LuckTables({ group }: { readonly group: Group }) {
  const { group: text, evening } = words()
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
