// The row that appends a blank card or place to a pack and opens its page.
import { useLocation } from 'wouter-preact'
import { ActionRow } from '../parts/rows.tsx'
import { showToast } from '../parts/toast.tsx'
import type { Editor } from './editor.ts'
import { itemsOf } from './formats.ts'
import { itemPath } from './paths.ts'

export function AddItem({ editor: { draft, format, messages: words, change } }: { readonly editor: Editor }) {
  const [, go] = useLocation()
  const add = () => {
    const items = itemsOf(format, draft)
    if (items.length >= format.maxItems) return showToast(words.full(format.maxItems))
    change([format.itemsField], [...items, format.blankItem(draft)])
    go(itemPath(draft.id, items.length))
  }
  return <ActionRow icon="plus" label={words.add[format.game]} onPress={add} />
}
