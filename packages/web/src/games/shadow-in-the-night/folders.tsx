// Everything that only this player knows, side by side: the file, the cards, the dossier. Tabs carry public words only.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import { Folder } from '../../parts/folder.tsx'
import { FolderPair } from '../../parts/folder-pair.tsx'
import { AgentFigure, Photo } from './agent.tsx'
import { HandFolder } from './cards/hand.tsx'
import { DossierPaper } from './dossier/dossier-paper.tsx'
import type { Dossier } from './dossier/use-dossier.ts'
import { nameOf, type ShadowSeatPlay } from './plays.ts'
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

/** How many folders lie side by side: the more, the fewer words. */
export const FileFolder = ({ play, among }: { readonly play: ShadowSeatPlay; readonly among: number }) => (
  <Folder label={among > 2 ? play.words.file.short : play.words.file.label} short={among > 1}>
    {() => <File play={play} />}
  </Folder>
)

function File({ play: { words, view } }: { readonly play: ShadowSeatPlay }) {
  const { agent, recruited } = view.hand
  if (!agent) return null
  return (
    <div class="shadow-file">
      <Photo agent={agent} />
      <div>
        <p>{words.file.you}</p>
        <h3>{nameOf[agent]}</h3>
        <p>{words.file.line}</p>
        {recruited.map((one) => (
          <p key={one} class="shadow-recruited">
            <AgentFigure agent={one} />
            {words.file.recruited(nameOf[one])}
          </p>
        ))}
      </div>
    </div>
  )
}
