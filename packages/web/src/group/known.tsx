// Opening a house for a group: that its games are kept there, and the names that are known there, to sit down as oneself again.
import { words } from '../words/language.ts'
import { keptGroups } from './kept-groups.ts'
import './known.css'

export function Known({ groupKey, onChoose }: { readonly groupKey: string; onChoose(name: string): void }) {
  const { group: said } = words()
  const names = keptGroups().find(({ key }) => key === groupKey)?.names ?? []
  return (
    <section class="known">
      <p class="small haze">{said.forGroup}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => onChoose(name)}>
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
