// A player's notes and, when the dossiers are called for, the entry made of them: what is on the paper, and what the bar does.
import type { Names } from '@safehouse/games/shadow-in-the-night'
import { type NotesDrawer, useNotes } from '../../../table/use-notes.ts'
import { type Scene, waiting } from '../display.ts'
import { type Entry, noNotes, type PrivateNotes } from '../notes/notes.ts'
import { choiceOf, type ShadowSeatPlay } from '../plays.ts'
import { type Blank, sealable, written } from './entry.ts'

export interface Dossier {
  readonly notes: PrivateNotes
  write(change: (before: PrivateNotes) => PrivateNotes): void
  /** The form, while it is to be filled in. */
  readonly blank: Blank | undefined
  readonly entry: Entry
  /** Where the dossiers are due, the bar seals this one. */
  scene(scene: Scene, open: () => void): Scene
}
const nowhere: NotesDrawer = { read: async () => null, keep: async () => {} }

export function useEntry(play: ShadowSeatPlay): Dossier {
  const [notes, write] = useNotes(play.options.dossier ? play.notes : nowhere, noNotes)
  const blank = blankOf(play)
  const entry = blank ? written(blank, notes.entry) : {}
  const scene = (scene: Scene, open: () => void) => entryScene(play, scene, blank && { blank, entry }, open)
  return { notes, write, blank, entry, scene }
}

function blankOf(play: ShadowSeatPlay): Blank | undefined {
  const choice = choiceOf(play, 'enterDossier')
  if (!choice || !('names' in choice.fields)) return undefined
  const others = play.seats.flatMap(({ seat }) => (seat === play.seat ? [] : [seat]))
  return { agents: play.common.agents, others, fixed: (choice.fields.names as unknown as { readonly fixed: Names }).fixed }
}

function entryScene(play: ShadowSeatPlay, scene: Scene, form: { readonly blank: Blank; readonly entry: Entry } | undefined, open: () => void): Scene {
  const { words, common } = play
  if (common.due.what !== 'dossier') return scene
  if (!form) return { ...scene, actions: [waiting(words.dossier.yoursIsSealed, scene.line)] }
  const names = sealable(form.blank, form.entry)
  const question = choiceOf(play, 'enterDossier')!.question
  return {
    ...scene,
    actions: [
      { label: words.act.write, press: open },
      {
        label: words.act.seal,
        tone: 'red',
        off: names ? undefined : words.why.placeAllNames,
        sure: words.act.sealSure,
        press: () => names && play.act({ do: 'enterDossier', question, names }),
      },
    ],
  }
}
