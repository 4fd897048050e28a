// For creating a table for a group: says that its matches are saved there, and offers the members' names.
import { messages } from '../i18n/language.ts'
import { storedGroups } from './stored-groups.ts'
import './group-names.css'

export function GroupNames({ groupKey, onChoose }: { readonly groupKey: string; onChoose(name: string): void }) {
  const { group: text } = messages()
  const names = storedGroups().find(({ key }) => key === groupKey)?.names ?? []
  return (
    <section class="known">
      <p class="small haze">{text.forGroup}</p>
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
