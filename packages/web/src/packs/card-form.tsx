// The form for one card of a Top Secret deck: a question for each team on the front, and on the back if there is one.
import { limits } from '@safehouse/content/top-secret/own-pack.ts'
import { teams } from '@safehouse/games/top-secret'
import { Switch } from '../parts/rows.tsx'
import { listAt, valueAt } from './drafts.ts'
import type { Editor } from './editor.ts'
import { Field } from './field.tsx'

const evenRates = { yellow: 50, blue: 50 }

export function CardForm({ editor, index }: { readonly editor: Editor; readonly index: number }) {
  const { card } = editor.messages
  const path = ['cards', index]
  const sides = listAt(editor.draft, path)
  return (
    <>
      {sides.map((_, side) => (
        <SideForm key={side} editor={editor} card={index} side={side} isTitled={sides.length > 1} />
      ))}
      <button
        type="button"
        class="pack-do"
        onClick={() => editor.change(path, sides.length > 1 ? sides.slice(0, 1) : [...sides, { yellow: '', blue: '' }])}
      >
        {sides.length > 1 ? card.takeSideOut : card.addSide}
      </button>
    </>
  )
}

interface SideProps {
  readonly editor: Editor
  readonly card: number
  readonly side: number
  readonly isTitled: boolean
}
function SideForm({ editor, card, side, isTitled }: SideProps) {
  const text = editor.messages.card
  const path = ['cards', card, side]
  const hasRates = valueAt(editor.draft, [...path, 'rates']) !== undefined
  return (
    <section class="pack-side" aria-label={text.side(side + 1)}>
      {isTitled && <h2>{text.side(side + 1)}</h2>}
      {teams.map((team) => (
        <div key={team} class={`pack-question ${team}`}>
          <Field editor={editor} path={[...path, team]} label={text.question[team]} maxLength={limits.question} kind="text" />
        </div>
      ))}
      <ul class="rows">
        <Switch
          label={text.bots}
          line={text.botsLine}
          on={hasRates}
          onChange={(on) => editor.change([...path, 'rates'], on ? evenRates : undefined)}
        />
      </ul>
      {hasRates && (
        <div class="pack-rates">
          {teams.map((team) => (
            <Field key={team} editor={editor} path={[...path, 'rates', team]} label={text.rate[team]} kind="number" />
          ))}
        </div>
      )}
    </section>
  )
}
