// The private folders side by side: the agent file, the Top Secret cards, the dossier. Their tabs show public information only;
// their contents are in the page only while a folder is open.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import { lazy } from '../../lazy.tsx'
import { Folder } from '../../parts/folder.tsx'
import { FolderPair } from '../../parts/folder-pair.tsx'
import { AgentFigure, Photo } from './agent.tsx'
import { HandFolder } from './cards/hand.tsx'
import type { Dossier } from './dossier/use-dossier.ts'
import { nameOf, type ShadowSeatProps } from './props.ts'
import './folders.css'

/** Not every table plays with dossiers. */
const DossierPaper = lazy(async () => (await import('./dossier/dossier-paper.tsx')).DossierPaper, 'prefetch')

interface Props {
  readonly match: ShadowSeatProps
  /** Counters that rise when the action bar asks to open a folder. */
  readonly openRequests: { readonly hand: number; readonly dossier: number }
  readonly dossier: Dossier
  onCard(card: Card): void
}
export function Folders({ match, openRequests, dossier, onCard }: Props) {
  const { cards, dossier: hasDossier } = match.options
  if (!cards && !hasDossier) return <FileFolder match={match} folderCount={1} />
  const short = cards && hasDossier
  return (
    <div class={short ? 'shadow-folders three' : 'shadow-folders two'}>
      <FolderPair>
        <FileFolder match={match} folderCount={short ? 3 : 2} />
        {cards && <HandFolder match={match} short={short} openRequests={openRequests.hand} onCard={onCard} />}
        {hasDossier && <DossierFolder match={match} short={short} openRequests={openRequests.dossier} dossier={dossier} />}
      </FolderPair>
    </div>
  )
}

interface DossierFolderProps extends Omit<Props, 'openRequests' | 'onCard'> {
  readonly short: boolean
  readonly openRequests: number
}
/** Notes and dossier (SN-42, SN-43). The key shows the form again whenever the action bar asks for it. */
function DossierFolder({ match, short, openRequests, dossier }: DossierFolderProps) {
  const { words } = match
  return (
    <div class="shadow-dossier">
      <Folder label={short ? words.notes.short : words.notes.label} opensBy="press" short={short} openRequests={openRequests}>
        {() => <DossierPaper key={openRequests} match={match} dossier={dossier} />}
      </Folder>
    </div>
  )
}

/** The player's agent card, and the recruited ones (SN-04, SN-40). */
const FileFolder = ({ match, folderCount }: { readonly match: ShadowSeatProps; readonly folderCount: number }) => (
  <Folder label={folderCount > 2 ? match.words.file.short : match.words.file.label} short={folderCount > 1}>
    {() => <AgentFile match={match} />}
  </Folder>
)

function AgentFile({ match: { words, view } }: { readonly match: ShadowSeatProps }) {
  const { agent, recruited } = view.hand
  if (!agent) return null
  return (
    <div class="shadow-file">
      <Photo agent={agent} />
      <div>
        <p>{words.file.you}</p>
        <h3>{nameOf[agent]}</h3>
        <p>{words.file.line}</p>
        {recruited.map((agent) => (
          <p key={agent} class="shadow-recruited">
            <AgentFigure agent={agent} />
            {words.file.recruited(nameOf[agent])}
          </p>
        ))}
      </div>
    </div>
  )
}
