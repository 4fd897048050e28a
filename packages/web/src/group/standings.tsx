// Who has played and won how often.
import { words } from '../words/language.ts'
import type { Member } from './members.ts'

export function Standings({ members }: { readonly members: readonly Member[] }) {
  const { group: text } = words()
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
