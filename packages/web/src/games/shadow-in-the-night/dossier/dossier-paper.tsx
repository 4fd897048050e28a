// The paper in the dossier's folder: private notes all game long and, while dossiers are due (SN-43), the form to fill in.
import type { Seat } from '@safehouse/engine'
import type { Agent } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'
import { messages } from '../../../i18n/language.ts'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { AgentFigure } from '../agent.tsx'
import { NotesPaper } from '../notes/notes-paper.tsx'
import { nameOf, type ShadowSeatProps } from '../props.ts'
import { agentNamed, type DossierForm, fillFromBets, unplacedNames, withName, withoutName } from './entry.ts'
import type { Dossier } from './use-dossier.ts'
import './dossier-paper.css'

const sheets = ['entry', 'notes'] as const

export function DossierPaper({ match, dossier }: { readonly match: ShadowSeatProps; readonly dossier: Dossier }) {
  const { words } = match
  const { form, entry, notes, write } = dossier
  const [sheet, setSheet] = useState<(typeof sheets)[number]>('entry')
  if (!form) return <NotesPaper match={match} dossier={dossier} />
  return (
    <>
      <div class="shadow-sheets">
        <fieldset>
          <legend class="unseen">{words.notes.label}</legend>
          {sheets.map((offered) => (
            <button key={offered} type="button" aria-pressed={offered === sheet} onClick={() => setSheet(offered)}>
              {words.dossier.sheets[offered]}
            </button>
          ))}
        </fieldset>
        {sheet === 'entry' && (
          <button
            type="button"
            class="shadow-use-bets"
            onClick={() => write((before) => ({ ...before, entry: fillFromBets(form, entry, notes.bets) }))}
          >
            {words.dossier.useBets}
          </button>
        )}
      </div>
      {sheet === 'entry' ? <EntryPaper match={match} dossier={dossier} form={form} /> : <NotesPaper match={match} dossier={dossier} />}
    </>
  )
}

/** What was pressed first: a name to place, or an agent to name. */
type Selection = { readonly seat: Seat } | { readonly agent: Agent } | undefined

/** The form: press a name and then an agent, or the other way round. An agent without a name has a dash. */
function EntryPaper({ match, dossier, form }: { readonly match: ShadowSeatProps; readonly dossier: Dossier; readonly form: DossierForm }) {
  const { words } = match
  const { entry, write } = dossier
  const [selection, setSelection] = useState<Selection>()
  const unplaced = unplacedNames(form, entry)
  // The last unplaced name is selected without a press.
  const selected: Selection = selection ?? (unplaced.length === 1 ? { seat: unplaced[0]! } : undefined)
  const writeEntry = (next: typeof entry) => {
    setSelection(undefined)
    write((before) => ({ ...before, entry: next }))
  }
  const pressAgent = (agent: Agent) => {
    if (selected && 'seat' in selected) writeEntry(withName(entry, agent, selected.seat))
    else if (entry[agent] !== undefined) writeEntry(withoutName(entry, agent))
    else setSelection(selected && selected.agent === agent ? undefined : { agent })
  }
  const pressName = (seat: Seat) => {
    if (selected && 'agent' in selected) return writeEntry(withName(entry, selected.agent, seat))
    const before = agentNamed(entry, seat)
    if (before) write((notes) => ({ ...notes, entry: withoutName(entry, before) }))
    setSelection({ seat })
  }
  const selectedName = selected && 'seat' in selected ? who(match, selected.seat) : undefined
  return (
    <div class="shadow-entry">
      <ul class="shadow-entry-agents">
        {form.agents.map((agent) => (
          <li key={agent}>
            <AgentFigure agent={agent} />
            <b>{nameOf[agent]}</b>
            <Slot
              match={match}
              agent={agent}
              fixed={form.fixed[agent]}
              name={entry[agent]}
              selectedName={selectedName?.name}
              chosen={selected !== undefined && 'agent' in selected && selected.agent === agent}
              onPress={() => pressAgent(agent)}
            />
          </li>
        ))}
      </ul>
      <p class="shadow-entry-left">{unplaced.length === form.others.length ? words.dossier.how : words.dossier.left(unplaced.length)}</p>
      <ul class="shadow-entry-names">
        {form.others.map((seat) => {
          const used = agentNamed(entry, seat) !== undefined
          const picked = selected !== undefined && 'seat' in selected && selected.seat === seat
          return (
            <li key={seat}>
              <button type="button" class={picked ? 'picked' : used ? 'used' : undefined} aria-pressed={picked} onClick={() => pressName(seat)}>
                <SeatShape who={{ ...who(match, seat), here: true }} />
                <bdi>{who(match, seat).name}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface SlotProps {
  readonly match: ShadowSeatProps
  readonly agent: Agent
  /** The player's own name, or null (a dash) for a recruited agent. */
  readonly fixed: Seat | null | undefined
  readonly name: Seat | undefined
  readonly selectedName: string | undefined
  readonly chosen: boolean
  onPress(): void
}
function Slot({ match, agent, fixed, name, selectedName, chosen, onPress }: SlotProps) {
  const { words } = match
  if (fixed !== undefined)
    return (
      <span class="shadow-slot fixed">
        {fixed === null ? (
          words.dossier.dash
        ) : (
          <>
            <SeatShape who={{ ...who(match, fixed), here: true }} />
            {messages().table.you}
          </>
        )}
      </span>
    )
  const holder = name === undefined ? undefined : who(match, name)
  const className = holder ? 'shadow-slot full' : selectedName ? 'shadow-slot wants' : chosen ? 'shadow-slot wants chosen' : 'shadow-slot'
  return (
    <button type="button" class={className} aria-label={words.dossier.slot(nameOf[agent], holder?.name)} onClick={onPress}>
      {holder ? (
        <>
          <SeatShape who={{ ...holder, here: true }} />
          <bdi>{holder.name}</bdi>
        </>
      ) : (
        <>
          <span>–</span>
          {selectedName && <bdi>{words.dossier.wants(selectedName)}</bdi>}
        </>
      )}
    </button>
  )
}
