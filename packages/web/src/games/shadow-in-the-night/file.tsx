// The player's own file: whose card it is, and whom it has recruited since. On paper, and in the page only while held open.
import type { Agent } from '@safehouse/games/shadow-in-the-night'
import { Folder } from '../../parts/folder.tsx'
import { AgentFigure } from './agent.tsx'
import { nameOf, type ShadowSeatPlay } from './plays.ts'
import './file.css'

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
export const Photo = ({ agent }: { readonly agent: Agent }) => (
  <span class="shadow-photo">
    <AgentFigure agent={agent} class="shadow-portrait" />
  </span>
)
