// Everything that only this player knows, side by side: the file, the cards, the dossier. Tabs carry public words only.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import { Folder } from '../../parts/folder.tsx'
import { FolderPair } from '../../parts/folder-pair.tsx'
import { HandFolder } from './cards/hand.tsx'
import { DossierPaper } from './dossier/dossier-paper.tsx'
import type { Dossier } from './dossier/use-dossier.ts'
import { FileFolder } from './file.tsx'
import type { ShadowSeatPlay } from './plays.ts'
import './folders.css'

interface Props {
  readonly play: ShadowSeatPlay
  /** Rise when the bar asks for what is inside. */
  readonly asked: { readonly hand: number; readonly dossier: number }
  readonly dossier: Dossier
  onCard(card: Card): void
}
export function Folders({ play, asked, dossier, onCard }: Props) {
  const { cards, dossier: hasDossier } = play.options
  if (!cards && !hasDossier) return <FileFolder play={play} among={1} />
  const short = cards && hasDossier
  return (
    <div class={short ? 'shadow-folders three' : 'shadow-folders two'}>
      <FolderPair>
        <FileFolder play={play} among={short ? 3 : 2} />
        {cards && <HandFolder play={play} short={short} asked={asked.hand} onCard={onCard} />}
        {hasDossier && <DossierFolder play={play} short={short} asked={asked.dossier} dossier={dossier} />}
      </FolderPair>
    </div>
  )
}

/** The tab is everyone's at the same time. Whoever asks for the form with the bar gets it, whichever sheet is out. */
function DossierFolder({ play, short, asked, dossier }: Omit<Props, 'asked' | 'onCard'> & { readonly short: boolean; readonly asked: number }) {
  const { words } = play
  return (
    <div class="shadow-dossier">
      <Folder label={short ? words.notes.short : words.notes.label} way="press" short={short} relights asked={asked}>
        {() => <DossierPaper key={asked} play={play} dossier={dossier} />}
      </Folder>
    </div>
  )
}
