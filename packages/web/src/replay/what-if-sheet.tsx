// "What if, from here": how often a seat wins when bots play on from before and after this decision, and a practice table that plays
// on as any seat, or in which this decision is taken again.
import type { Seat } from '@safehouse/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import type { SeatedPlayer } from '../games/screens.ts'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { SelectRow } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { showToast } from '../parts/toast.tsx'
import { api, errorMessage } from '../table/api.ts'
import { storeSeat } from '../table/local-people.ts'
import { type Continuations, inPercent, type Share } from './continuations.ts'
import type { ReplayMessages } from './i18n/en.ts'
import type { Recording } from './recording.ts'
import type { WhatIfRequest } from './what-if-worker.ts'

/** How often bots play on for each bar. */
const MATCHES = 200

interface Props {
  readonly recording: Recording
  readonly seats: readonly SeatedPlayer[]
  /** The decision that is shown, counted from 0. */
  readonly entry: number
  /** Its number in the replay. */
  readonly momentNumber: number
  readonly isOver: boolean
  /** The seat that is proposed. */
  readonly seat: Seat
  readonly words: ReplayMessages
  onClose(): void
}
export function WhatIfSheet({ recording, seats, entry, momentNumber, isOver, seat: proposed, words, onClose }: Props) {
  const { record, setup, match } = recording
  const { input } = record.entries[entry]!
  const actor = typeof input === 'object' && 'seat' in input ? input.seat : undefined
  const [seat, setSeat] = useState(proposed)
  const text = words.whatIf
  /** One bar each: wins from before this decision, and from after it. `kept`: how many decisions of the log are played on from. */
  const lines = [...(entry > 0 ? [{ kept: entry, label: text.before }] : []), ...(isOver ? [] : [{ kept: entry + 1, label: text.after }])]
  const { shares, isRunning, isBroken, stop } = useShares(
    record.game,
    lines.map(({ kept }) => ({ setup, from: record.entries.slice(0, kept), seat, seed: `what if ${record.commitment} ${kept}`, matches: MATCHES })),
    `${entry} ${seat}`,
  )
  const playOn = usePlayOn(match, onClose)
  const nameOf = (chosen: Seat) => seats[chosen]!.name
  const actions: BarAction[] = [{ label: text.back, press: onClose }]
  if (match?.token !== undefined && actor !== undefined) actions.push({ label: text.change(nameOf(actor)), press: () => playOn(entry, actor) })
  if (match?.token !== undefined && !isOver) actions.push({ label: text.playOn(nameOf(seat)), tone: 'go', press: () => playOn(entry + 1, seat) })
  return (
    <Sheet
      title={text.title(momentNumber)}
      line={text.lead(nameOf(seat), MATCHES)}
      onClose={onClose}
      bar={<ActionBar label={words.title} actions={actions} />}
    >
      <ul class="rows">
        <SelectRow<Seat>
          label={text.as}
          value={seat}
          options={seats.map((player) => ({ value: player.seat, label: player.name }))}
          onChange={setSeat}
        />
      </ul>
      <div class="what-if" role="status" aria-busy={isRunning}>
        {lines.map(({ label, kept }, i) => (
          <ShareBar key={kept} label={label} share={shares[i]} words={words} />
        ))}
        {isBroken && <p>{text.broken}</p>}
        {!isRunning && shares.length === 2 && doOverlap(shares[0]!, shares[1]!) && <p class="small haze">{text.tooClose}</p>}
      </div>
      {isRunning && (
        <button type="button" class="text-button" onClick={stop}>
          {text.stop}
        </button>
      )}
      {match?.token !== undefined && <p class="small haze">{text.bots}</p>}
    </Sheet>
  )
}

/** Whether the intervals of the two shares overlap. */
function doOverlap(before: Share, after: Share): boolean {
  const [a, b] = [inPercent(before), inPercent(after)]
  return a.low <= b.high && b.low <= a.high
}

function ShareBar({ label, share, words }: { readonly label: string; readonly share: Share | undefined; readonly words: ReplayMessages }) {
  const { share: percent, low, high } = inPercent(share ?? { wins: 0, matches: 0 })
  return (
    <div class="what-if-line" style={{ '--share': `${share ? percent : 0}%`, '--low': `${low}%`, '--high': `${high}%` }}>
      <p>
        <span>{label}</span>
        <b class="figures">{share ? words.whatIf.percent(percent) : '…'}</b>
        <small class="figures haze">{share && words.whatIf.interval(low, high, share.matches)}</small>
      </p>
      <i aria-hidden="true" />
    </div>
  )
}

/** Opens the practice table and goes there. */
function usePlayOn(match: Recording['match'], onClose: () => void) {
  const [, go] = useLocation()
  return async (kept: number, seat: Seat) => {
    if (match?.token === undefined) return
    try {
      const { code } = storeSeat(await api.playOn(match.code, match.matchNumber, match.token, { kept, seat }))
      onClose()
      go(`/t/${code}`)
    } catch (problem) {
      showToast(errorMessage(problem))
    }
  }
}

interface Shares {
  readonly shares: readonly (Share | undefined)[]
  readonly isRunning: boolean
  /** The worker could not be loaded, or failed. */
  readonly isBroken: boolean
  stop(): void
}
/** Plays on in a worker, one line after another. The shares so far are in the order of `lines`; all are played again when `key` changes. */
function useShares(game: string, lines: readonly Continuations[], key: string): Shares {
  const [shares, setShares] = useState<readonly (Share | undefined)[]>([])
  const [state, setState] = useState<'running' | 'stopped' | 'broken'>('running')
  const worker = useRef<Worker>()
  const end = (endState: 'stopped' | 'broken') => {
    worker.current?.terminate()
    setState(endState)
  }
  useEffect(() => {
    const newWorker = new Worker(new URL('./what-if-worker.ts', import.meta.url), { type: 'module' })
    worker.current = newWorker
    setShares([])
    setState('running')
    newWorker.onerror = () => end('broken')
    newWorker.onmessage = ({ data: { line, share } }: MessageEvent<{ line: number; share: Share }>) => {
      setShares((before) => lines.map((_, i) => (i === line ? share : before[i])))
      if (line === lines.length - 1 && share.matches === lines[line]!.matches) end('stopped')
    }
    for (const [line, continuations] of lines.entries()) newWorker.postMessage({ line, game, continuations } satisfies WhatIfRequest)
    return () => newWorker.terminate()
  }, [key])
  return { shares, isRunning: state === 'running', isBroken: state === 'broken', stop: () => end('stopped') }
}
