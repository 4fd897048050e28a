// The page of one pack: its name and items, saving it as a file, and deleting it.
import { Link, useLocation } from 'wouter-preact'
import { Page } from '../parts/page.tsx'
import { ActionRow } from '../parts/rows.tsx'
import { saveJson } from '../parts/save-json.ts'
import { showToast } from '../parts/toast.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { AddItem } from './add-item.tsx'
import { type Editor, mistakesAt } from './editor.ts'
import { Field } from './field.tsx'
import { fileNameOf, isAboutEmptyField, itemIndexOf, itemsOf, mistakeCountText, toFinishedPack } from './formats.ts'
import { MistakesBar } from './mistakes-bar.tsx'
import { itemPath, packsPath } from './paths.ts'
import { RolesPerPlaceField } from './place-form.tsx'
import { deletePack } from './stored-packs.ts'

export function PackPage({ editor }: { readonly editor: Editor }) {
  const { draft, format, messages: words, mistakes } = editor
  const [, go] = useLocation()
  const items = itemsOf(format, draft)
  const listMistake = mistakesAt(editor, [format.itemsField])
  const top = <TopBar title={draft.name.trim() || words.unnamed} back={packsPath} />
  const bar = <MistakesBar editor={editor} done={{ label: words.done, press: () => go(packsPath) }} />
  return (
    <Page top={top} bar={bar} class="packs">
      <Field editor={editor} path={['name']} label={words.name} maxLength={format.maxNameLength} />
      {format.game === 'spyfall-2' && <RolesPerPlaceField editor={editor} />}
      <div class="pack-heading">
        <h2>{words.items[format.game](items.length)}</h2>
        <span class="small haze">{words.keptHere}</span>
      </div>
      {listMistake && <p class="small pack-wrong">{listMistake}</p>}
      <ol class="rows pack-items">
        {items.map((item, index) => {
          const inItem = mistakes.filter(({ path }) => itemIndexOf(format, path) === index)
          return (
            <li key={index}>
              <Link href={itemPath(draft.id, index)} class="row">
                <span class="pack-number figures">{index + 1}</span>
                <span class="row-words">{format.titleOf(item) || <i>{words.unwritten}</i>}</span>
                {inItem.length > 0 && <span class="small pack-wrong">{mistakeCountText(words, inItem)}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
      <ul class="rows">
        <AddItem editor={editor} />
        <ActionRow
          icon="icon-file"
          label={words.save}
          line={words.saveLine}
          onPress={() =>
            mistakes.length > 0
              ? showToast(mistakes.every(isAboutEmptyField) ? words.mistakes.fillFirst : words.mistakes.mendFirst)
              : savePack(editor)
          }
        />
        <ActionRow
          icon="icon-bin"
          label={words.throwAway}
          sure={words.sure}
          onPress={() => {
            deletePack(draft.id)
            go(packsPath)
          }}
        />
      </ul>
    </Page>
  )
}

/** Downloads the pack as a JSON file. */
const savePack = ({ draft, format }: Editor): void =>
  saveJson(fileNameOf(format, draft), `${JSON.stringify(toFinishedPack(format, draft), null, 2)}\n`)
