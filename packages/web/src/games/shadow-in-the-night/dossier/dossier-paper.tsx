// What is in the dossier: notes all game long. When the dossiers are due the form lies on top, and the notes stay in reach.

import type { Seat } from '@safehouse/engine'
import type { Agent } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { words as house } from '../../../words/language.ts'
import { AgentFigure } from '../agent.tsx'
import { NotesPaper } from '../notes/notes-paper.tsx'
import { nameOf, type ShadowSeatPlay, who } from '../plays.ts'
import { type Blank, namesLeft, placeOf, withBets, withName, withoutName } from './entry.ts'
import type { Dossier } from './use-dossier.ts'
import './dossier-paper.css'

const sheets = ['entry', 'notes'] as const

export function DossierPaper({ play, dossier }: { readonly play: ShadowSeatPlay; readonly dossier: Dossier }) {
  const { words } = play
  const { blank, entry, notes, write } = dossier
  const [sheet, setSheet] = useState<(typeof sheets)[number]>('entry')
  if (!blank) return <NotesPaper play={play} dossier={dossier} />
  return (
    <>
      <div class="shadow-sheets">
        <fieldset>
          <legend class="unseen">{words.notes.label}</legend>
          {sheets.map((one) => (
            <button key={one} type="button" aria-pressed={one === sheet} onClick={() => setSheet(one)}>
              {words.dossier.sheets[one]}
            </button>
          ))}
        </fieldset>
        {sheet === 'entry' && (
          <button type="button" class="shadow-use-bets" onClick={() => write((before) => ({ ...before, entry: withBets(blank, entry, notes.bets) }))}>
            {words.dossier.useBets}
          </button>
        )}
      </div>
      {sheet === 'entry' ? <EntryPaper play={play} dossier={dossier} blank={blank} /> : <NotesPaper play={play} dossier={dossier} />}
    </>
  )
}

type Holding = { readonly seat: Seat } | { readonly agent: Agent } | undefined

export function EntryPaper({ play, dossier, blank }: { readonly play: ShadowSeatPlay; readonly dossier: Dossier; readonly blank: Blank }) {
  const { words } = play
  const { entry, write } = dossier
  const [holding, setHolding] = useState<Holding>()
  const left = namesLeft(blank, entry)
  // The last name needs no picking up.
  const held: Holding = holding ?? (left.length === 1 ? { seat: left[0]! } : undefined)
  const put = (next: typeof entry) => {
    setHolding(undefined)
    write((before) => ({ ...before, entry: next }))
  }
  const pressAgent = (agent: Agent) => {
    if (held && 'seat' in held) put(withName(entry, agent, held.seat))
    else if (entry[agent] !== undefined) put(withoutName(entry, agent))
    else setHolding(held && held.agent === agent ? undefined : { agent })
  }
  const pressName = (seat: Seat) => {
    if (held && 'agent' in held) return put(withName(entry, held.agent, seat))
    const before = placeOf(entry, seat)
    if (before) write((all) => ({ ...all, entry: withoutName(entry, before) }))
    setHolding({ seat })
  }
  const wants = held && 'seat' in held ? who(play, held.seat) : undefined
  return (
    <div class="shadow-entry">
      <ul class="shadow-entry-agents">
        {blank.agents.map((agent) => (
          <li key={agent}>
            <AgentFigure agent={agent} />
            <b>{nameOf[agent]}</b>
            <Slot
              play={play}
              agent={agent}
              fixed={blank.fixed[agent]}
              name={entry[agent]}
              wants={wants?.name}
              chosen={held !== undefined && 'agent' in held && held.agent === agent}
              onPress={() => pressAgent(agent)}
            />
          </li>
        ))}
      </ul>
      <p class="shadow-entry-left">{left.length === blank.others.length ? words.dossier.how : words.dossier.left(left.length)}</p>
      <ul class="shadow-entry-names">
        {blank.others.map((seat) => {
          const used = placeOf(entry, seat) !== undefined
          const picked = held !== undefined && 'seat' in held && held.seat === seat
          return (
            <li key={seat}>
              <button type="button" class={picked ? 'picked' : used ? 'used' : undefined} aria-pressed={picked} onClick={() => pressName(seat)}>
                <SeatShape who={{ ...who(play, seat), here: true }} />
                <bdi>{who(play, seat).name}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface SlotProps {
  readonly play: ShadowSeatPlay
  readonly agent: Agent
  /** One's own name, or a dash for whom one has recruited. */
  readonly fixed: Seat | null | undefined
  readonly name: Seat | undefined
  /** Whose name is in hand. */
  readonly wants: string | undefined
  readonly chosen: boolean
  onPress(): void
}
function Slot({ play, agent, fixed, name, wants, chosen, onPress }: SlotProps) {
  const { words } = play
  if (fixed !== undefined)
    return (
      <span class="shadow-slot fixed">
        {fixed === null ? (
          words.dossier.dash
        ) : (
          <>
            <SeatShape who={{ ...who(play, fixed), here: true }} />
            {house().table.you}
          </>
        )}
      </span>
    )
  const holder = name === undefined ? undefined : who(play, name)
  const look = holder ? 'shadow-slot full' : wants ? 'shadow-slot wants' : chosen ? 'shadow-slot wants chosen' : 'shadow-slot'
  return (
    <button type="button" class={look} aria-label={words.dossier.slot(nameOf[agent], holder?.name)} onClick={onPress}>
      {holder ? (
        <>
          <SeatShape who={{ ...holder, here: true }} />
          <bdi>{holder.name}</bdi>
        </>
      ) : (
        <>
          <span>–</span>
          {wants && <bdi>{words.dossier.wants(wants)}</bdi>}
        </>
      )}
    </button>
  )
}
