// The form for one place (location) of a Spyfall 2 pack: its name and its roles. An imported place may also have grades for bots
// (`features`); the form does not show them and keeps them.
import { limits } from '@safehouse/content/spyfall-2/own-pack.ts'
import { SelectRow } from '../parts/rows.tsx'
import { listAt, textAt, valueAt, withValueAt } from './drafts.ts'
import { type Editor, mistakesAt } from './editor.ts'
import { Field } from './field.tsx'

const rolesEachOf = ({ draft }: Editor): number => Number(valueAt(draft, ['rolesEach'])) || limits.roles.min

/** Fields for the place with this index in the pack's draft. */
export function PlaceForm({ editor, index }: { readonly editor: Editor; readonly index: number }) {
  const { place } = editor.messages
  const path = ['places', index, 'roles']
  const roles = listAt(editor.draft, path)
  const wrong = mistakesAt(editor, path)
  const writtenCount = roles.filter((role) => typeof role === 'string' && role.trim() !== '').length
  const tooMany = roles.length > rolesEachOf(editor)
  return (
    <>
      <Field editor={editor} path={['places', index, 'name']} label={place.name} maxLength={limits.name} />
      <div class="pack-heading">
        <h2>{place.roles(roles.length)}</h2>
        <span class="small haze figures">{place.written(writtenCount, rolesEachOf(editor))}</span>
      </div>
      {wrong && <p class="small pack-wrong">{wrong}</p>}
      <ol class="pack-roles">
        {roles.map((_, role) => (
          <li key={role}>
            <Field editor={editor} path={[...path, role]} label={place.role(role + 1)} number={role + 1} maxLength={limits.role} />
            {tooMany && (
              <button type="button" class="pack-do" onClick={() => editor.change(path, roles.toSpliced(role, 1))}>
                {place.takeRoleOut(role + 1)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** How many roles every place has. Changing it adds or removes empty fields; written roles are never removed. */
export function RolesPerPlaceField({ editor }: { readonly editor: Editor }) {
  const counts = Array.from({ length: limits.roles.max - limits.roles.min + 1 }, (_, i) => limits.roles.min + i)
  const change = (rolesEach: number) => {
    const places = listAt(editor.draft, ['places']).map((place) => withValueAt(place, ['roles'], resizeRoles(listAt(place, ['roles']), rolesEach)))
    editor.change([], { ...editor.draft, rolesEach, places })
  }
  return (
    <ul class="rows">
      <SelectRow
        label={editor.messages.place.rolesEach}
        value={rolesEachOf(editor)}
        options={counts.map((value) => ({ value, label: String(value) }))}
        onChange={change}
      />
    </ul>
  )
}
function resizeRoles(roles: readonly unknown[], count: number): readonly unknown[] {
  if (roles.length <= count) return [...roles, ...Array.from({ length: count - roles.length }, () => '')]
  const writtenUpTo = roles.findLastIndex((role) => textAt(role, []).trim() !== '') + 1
  return roles.slice(0, Math.max(count, writtenUpTo))
}
