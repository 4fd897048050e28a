// Imports a pack from a file or from pasted text. It must have no mistakes; each mistake is listed with its line.
import { BadPack, type Mistake, mistakesIn } from '@safehouse/content/pack.ts'
import { readText } from '@safehouse/content/pack-text.ts'
import { useId, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import type { BarAction } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import type { Draft } from './drafts.ts'
import { formats, itemsOf, type PackFormat, packFormatOf, toFinishedPack } from './formats.ts'
import type { PackMessages } from './i18n/en.ts'
import { packPath, packsPath } from './paths.ts'
import { findPack, storePack } from './stored-packs.ts'

/** The result of checking the text. */
interface CheckedText {
  readonly mistakes: readonly (Mistake & { readonly line: number })[]
  readonly format?: PackFormat
  /** Present only if there are no mistakes. */
  readonly pack?: Draft
}

export function ImportPage({ words }: { readonly words: PackMessages }) {
  const [text, setText] = useState('')
  const [, go] = useLocation()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const checked = useMemo(() => checkText(text), [text])
  const { pack } = checked
  const existing = pack && findPack(pack.id)
  const importAction: BarAction = {
    label: words.importing.importPack,
    tone: 'go',
    disabledBecause: pack ? undefined : text.trim() === '' ? words.importing.textMissing : words.mistakes.mendFirst,
    ...(existing && { sure: words.importing.replace(existing.name) }),
    press: () => {
      if (!pack) return
      storePack(pack)
      go(packPath(pack.id))
    },
  }
  const selectLine = (line: number) => {
    const lines = text.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <Page top={<TopBar title={words.importing.title} back={packsPath} />} actions={[importAction]} class="packs">
      <p class="small haze">{words.importing.lead}</p>
      <label class="button plain pack-file">
        {words.importing.file}
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
        />
      </label>
      <div class="pack-field">
        <label for={id}>{words.importing.text}</label>
        <textarea
          id={id}
          ref={area}
          class="pack-text"
          rows={10}
          spellcheck={false}
          value={text}
          aria-describedby={`${id}-found`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div id={`${id}-found`} role="status">
        {pack && checked.format && (
          <p>{words.importing.noMistakes(pack.name, words.items[checked.format.game](itemsOf(checked.format, pack).length))}</p>
        )}
        {checked.mistakes.length > 0 && <p class="pack-wrong">{words.mistakes.count(checked.mistakes.length)}</p>}
      </div>
      <ul class="rows">
        {checked.mistakes.map((mistake, i) => (
          <li key={i}>
            <button type="button" class="row" onClick={() => selectLine(mistake.line)}>
              <span class="pack-line figures">{words.importing.line(mistake.line)}</span>
              <span class="row-words">
                {words.problems[mistake.problem](mistake.with ?? {})}
                {mistake.path.length > 0 && <small>{words.whereIs(checked.format?.game ?? 'top-secret', mistake.path)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  )
}

function checkText(text: string): CheckedText {
  if (text.trim() === '') return { mistakes: [] }
  try {
    const { value, lineOf } = readText(text)
    const format = typeof value === 'object' && value !== null ? packFormatOf(value) : undefined
    if (!format)
      return {
        mistakes: [
          { path: ['format'], problem: 'notOneOf', with: { of: formats.map((known) => known.format).join(', ') }, line: lineOf(['format']) },
        ],
      }
    const mistakes = mistakesIn(value, format.read).map((mistake) => ({ ...mistake, line: lineOf(mistake.path) }))
    return mistakes.length > 0 ? { mistakes, format } : { mistakes, format, pack: toFinishedPack(format, value as Draft) as Draft }
  } catch (problem) {
    if (!(problem instanceof BadPack)) throw problem
    return { mistakes: problem.mistakes.map((mistake) => ({ ...mistake, line: Number(mistake.with?.line ?? 1) })) }
  }
}
