// What the forms of a pack are given: the draft, its mistakes, and the one way to change it. Every change is stored at once.
import { signal } from '@preact/signals'
import type { Mistake, Path } from '@safehouse/content/pack.ts'
import { showToast } from '../parts/toast.tsx'
import { type Draft, isSamePath, withValueAt } from './drafts.ts'
import { isAboutEmptyField, mistakesOf, type PackFormat } from './formats.ts'
import type { PackMessages } from './i18n/en.ts'
import { storePack } from './stored-packs.ts'

export interface Editor {
  readonly draft: Draft
  readonly format: PackFormat
  readonly mistakes: readonly Mistake[]
  readonly messages: PackMessages
  change(path: Path, value: unknown): void
}

export const editorOf = (draft: Draft, format: PackFormat, words: PackMessages): Editor => ({
  draft,
  format,
  mistakes: mistakesOf(format, draft),
  messages: words,
  change: (path, value) => {
    if (!storePack(withValueAt(draft, path, value))) showToast(words.notKept)
  },
})

/** The mistakes at exactly this field, as sentences. A field that is still empty is not wrong. */
export const mistakesAt = ({ mistakes, messages: words }: Editor, path: Path): string =>
  mistakes
    .filter((mistake) => isSamePath(mistake.path, path) && !isAboutEmptyField(mistake))
    .map((mistake) => words.problems[mistake.problem](mistake.with ?? {}))
    .join(' ')

/** The field that "Next mistake" leads to, until that field is rendered and takes the focus. */
export const fieldToFocus = signal<Path | undefined>(undefined)
