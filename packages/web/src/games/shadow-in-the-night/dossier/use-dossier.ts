// useDossier holds a player's private notes and, while dossiers are called for (SN-43), the form with its entry so far.
import type { Names } from '@safehouse/games/shadow-in-the-night'
import { type NotesStorage, useNotes } from '../../../table/use-notes.ts'
import { choiceOf, dimmedAction } from '../../core/props.ts'
import type { TableDisplay } from '../display.ts'
import { type DossierEntry, emptyNotes, type PrivateNotes } from '../notes/notes.ts'
import type { ShadowSeatProps } from '../props.ts'
import { completeEntry, type DossierForm, keepValid } from './entry.ts'

/** A player's notes and dossier. */
export interface Dossier {
  readonly notes: PrivateNotes
  write(change: (before: PrivateNotes) => PrivateNotes): void
  /** The form, while this player has to fill it in. */
  readonly form: DossierForm | undefined
  readonly entry: DossierEntry
  /** Adds the buttons that open and seal the dossier while it is due. */
  display(base: TableDisplay, open: () => void): TableDisplay
}
/** For matches without dossiers: nothing is kept. */
const noStorage: NotesStorage = { read: async () => null, save: async () => {} }

export function useDossier(match: ShadowSeatProps): Dossier {
  const [notes, write] = useNotes(match.options.dossier ? match.notes : noStorage, emptyNotes)
  const form = formOf(match)
  const entry = form ? keepValid(form, notes.entry) : {}
  const display = (base: TableDisplay, open: () => void) => displayDossier(match, base, form, entry, open)
  return { notes, write, form, entry, display }
}

function formOf(match: ShadowSeatProps): DossierForm | undefined {
  const choice = choiceOf(match, 'enterDossier')
  if (!choice || !('names' in choice.fields)) return undefined
  const others = match.seats.flatMap(({ seat }) => (seat === match.seat ? [] : [seat]))
  return { agents: match.common.agents, others, fixed: (choice.fields.names as unknown as { readonly fixed: Names }).fixed }
}

function displayDossier(
  match: ShadowSeatProps,
  base: TableDisplay,
  form: DossierForm | undefined,
  entry: DossierEntry,
  open: () => void,
): TableDisplay {
  const { words, common } = match
  if (common.due.what !== 'dossier') return base
  if (!form) return { ...base, actions: [dimmedAction(words.dossier.yoursIsSealed, base.subline)] }
  const names = completeEntry(form, entry)
  const question = choiceOf(match, 'enterDossier')!.question
  return {
    ...base,
    actions: [
      { label: words.act.write, press: open },
      {
        label: words.act.seal,
        tone: 'red',
        disabledBecause: names ? undefined : words.why.placeAllNames,
        sure: words.act.sealSure,
        press: () => names && match.act({ do: 'enterDossier', question, names }),
      },
    ],
  }
}
