// The page of one card or place. Every change is stored at once.
import { useLocation } from 'wouter-preact'
import { Page } from '../parts/page.tsx'
import { ActionRow } from '../parts/rows.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { AddItem } from './add-item.tsx'
import { CardForm } from './card-form.tsx'
import type { Editor } from './editor.ts'
import { itemsOf, type PackGame } from './formats.ts'
import { MistakesBar } from './mistakes-bar.tsx'
import { packPath } from './paths.ts'
import { PlaceForm } from './place-form.tsx'

const forms = { 'top-secret': CardForm, 'spyfall-2': PlaceForm } satisfies Record<PackGame, unknown>

export function ItemPage({ editor, index }: { readonly editor: Editor; readonly index: number }) {
  const { draft, format, messages: words } = editor
  const [, go] = useLocation()
  const items = itemsOf(format, draft)
  const Form = forms[format.game]
  const back = packPath(draft.id)
  const title = words.itemOf(draft.name.trim() || words.unnamed, words.item[format.game](index + 1), items.length)
  const takeOut = () => {
    editor.change([format.itemsField], items.toSpliced(index, 1))
    go(back)
  }
  return (
    <Page
      top={<TopBar title={title} back={back} />}
      bar={<MistakesBar editor={editor} item={index} done={{ label: words.done, press: () => go(back) }} />}
      class="packs"
    >
      <Form key={index} editor={editor} index={index} />
      <ul class="rows">
        <AddItem editor={editor} />
        <ActionRow icon="icon-bin" label={words.takeOut[format.game]} sure={words.sure} onPress={takeOut} />
      </ul>
    </Page>
  )
}
