// A person's mark with the initials in it, alone or as the head of a figure in a window.
import botFaces from '../art/bots.svg?no-inline'
import sprites from '../art/house.svg?no-inline'
import { messages } from '../i18n/language.ts'
import { markOf } from './marks.ts'
import './seat-shape.css'

/** What is needed to draw a person. `here: false` draws the shape as absent. */
export interface Marked {
  readonly mark: number
  readonly initials: string
  readonly here?: boolean
}

function Shape({ who, edge }: { readonly who: Marked; readonly edge?: boolean }) {
  const mark = markOf(who.mark)
  const away = who.here === false
  const hollow = mark.ring || away
  return (
    <g
      data-mark={who.mark}
      class={away ? 'shape away' : hollow ? 'shape hollow' : edge ? 'shape edged' : 'shape'}
      style={{ color: `var(--seat-${mark.colour})` }}
    >
      {mark.ring && !away && <use class="ring-edge" href={`${sprites}#shape-${mark.shape}`} width="40" height="40" />}
      <use href={`${sprites}#shape-${mark.shape}`} width="40" height="40" />
      <text
        x="20"
        y={mark.baseline}
        font-size={who.initials.length > 1 ? mark.size * 0.78 : mark.size}
        class={mark.initialsColour === 'white' && !hollow ? 'glyph white' : 'glyph'}
      >
        {who.initials}
      </text>
    </g>
  )
}
/** A person for whom a bot plays is drawn as present. */
export const presentWithStandIn = <P extends { readonly here: boolean; readonly standIn: boolean }>(player: P): P => ({
  ...player,
  here: player.here || player.standIn,
})
export const SeatShape = ({ who }: { readonly who: Marked }) => (
  <svg class="seat-shape" viewBox="0 0 40 40" aria-hidden="true">
    <Shape who={who} />
  </svg>
)
const Sitter = ({ who }: { readonly who: Marked }) => (
  <svg class="sitter" viewBox="0 0 80 100" aria-hidden="true">
    <use href={`${sprites}#coat`} width="80" height="100" />
    <g transform="translate(12 2) scale(1.4)">
      <Shape who={{ mark: who.mark, initials: who.initials }} edge />
    </g>
  </svg>
)

export { botFaces }

/** A bot's figure: an animal's head on the coat, the word that it is one, and the mark as a pin. Its face is the first part of its character's id. */
const BotSitter = ({ who, character }: { readonly who: Marked; readonly character: string }) => (
  <>
    <svg class="sitter bot-sitter" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`${botFaces}#bot-${character.split('-')[0]}`} width="100" height="100" />
    </svg>
    <span class="bot-tag">{messages().table.bot}</span>
    <svg class="bot-pin" viewBox="0 0 40 40" aria-hidden="true">
      <Shape who={{ mark: who.mark, initials: who.initials }} edge />
    </svg>
  </>
)
interface SeatWindowProps {
  readonly who?: Marked | undefined
  readonly lit?: boolean
  readonly character?: string | undefined
}
/** A window with a person's figure: lit when the person is connected, empty without a person. */
export const SeatWindow = ({ who, lit = true, character }: SeatWindowProps) => (
  <span class={who && lit ? 'window lit' : 'window'}>
    {who && (character ? <BotSitter who={who} character={character} /> : <Sitter who={who} />)}
  </span>
)
