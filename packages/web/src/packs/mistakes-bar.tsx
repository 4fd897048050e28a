// The bar at the foot of a pack's page: how many mistakes or empty fields there are here and elsewhere, and a button to the next.
import type { Mistake, Path } from '@safehouse/content/pack.ts'
import { useLocation } from 'wouter-preact'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { isSamePath } from './drafts.ts'
import { type Editor, fieldToFocus } from './editor.ts'
import { isAboutEmptyField, itemIndexOf, mistakeCountText } from './formats.ts'
import { itemPath, packPath } from './paths.ts'

interface Props {
  readonly editor: Editor
  /** The index of the item whose page this is; undefined on the page of the whole pack. */
  readonly item?: number
  readonly done: BarAction
}
export function MistakesBar({ editor, item, done }: Props) {
  const { mistakes, messages: words, format } = editor
  const isHere = ({ path }: Mistake) => itemIndexOf(format, path) === item
  const [onThisPage, elsewhere] = [mistakes.filter(isHere), mistakes.filter((mistake) => !isHere(mistake))]
  const goToNext = useNextMistake(editor, [...onThisPage, ...elsewhere])
  return (
    <div class="pack-foot">
      {mistakes.length > 0 && (
        <p class="pack-mistakes" role="status">
          {onThisPage.length > 0 && <b>{mistakeCountText(words, onThisPage)}</b>}
          {elsewhere[0] && <span>{words.mistakes.elsewhere(elsewhere.length, words.whereIs(format.game, elsewhere[0].path))}</span>}
        </p>
      )}
      <ActionBar actions={mistakes.length > 0 ? [done, goToNext] : [{ ...done, tone: 'go' }]} />
    </div>
  )
}

/** The path of the mistake that "Next mistake" led to last. */
let lastVisited: Path = []

/** Goes from mistake to mistake, those of this page first, and starts again after the last or when the last visited is corrected. */
function useNextMistake({ draft, messages: words, format }: Editor, mistakes: readonly Mistake[]): BarAction {
  const [, go] = useLocation()
  const press = () => {
    const next = mistakes[(mistakes.findIndex(({ path }) => isSamePath(path, lastVisited)) + 1) % mistakes.length]
    if (!next) return
    lastVisited = next.path
    const item = itemIndexOf(format, next.path)
    fieldToFocus.value = next.path
    go(item === undefined ? packPath(draft.id) : itemPath(draft.id, item))
  }
  return { label: mistakes.every(isAboutEmptyField) ? words.mistakes.nextEmpty : words.mistakes.next, tone: 'go', press }
}
