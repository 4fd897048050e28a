// One more card or place, at the end, and off to its page.
import { useLocation } from 'wouter-preact'
import { Do } from '../parts/rows.tsx'
import { say } from '../parts/toast.tsx'
import type { Editor } from './editor.ts'
import { itemsOf } from './formats.ts'
import { itemPath } from './paths.ts'

export function AddItem({ editor: { draft, format, words, change } }: { readonly editor: Editor }) {
  const [, go] = useLocation()
  const add = () => {
    const items = itemsOf(format, draft)
    if (items.length >= format.most) return say(words.full(format.most))
    change([format.list], [...items, format.blankItem(draft)])
    go(itemPath(draft.id, items.length))
  }
  return <Do icon="plus" label={words.add[format.game]} onPress={add} />
}
