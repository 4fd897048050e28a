// The game's own screen at one moment, read-only: the folders and the history can be opened, everything else only says that this is
// a replay. Nothing can be sent from here: there is no connection behind it.
import type { Outcome } from '@safehouse/engine'
import { useMemo, useRef } from 'preact/hooks'
import { HistoryLine } from '../games/core/history-line.tsx'
import type { LoadedGame } from '../games/loading.ts'
import type { AnySeatProps, AnySpectatorProps, SeatedPlayer } from '../games/screens.ts'
import { FrameOverlayContext } from '../parts/table-frame.tsx'
import { clearToasts, showToast } from '../parts/toast.tsx'
import type { NotesStorage } from '../table/use-notes.ts'
import type { ReplayMessages } from './i18n/en.ts'
import type { Moment } from './moments.ts'
import { type NotesVersion, versionAt } from './notes-versions.ts'
import type { Recording } from './recording.ts'

/** What may be opened in a replay. */
const OPENABLE = '.folder, .history-line, dialog'
const CONTROLS = 'button, a, input, select, textarea, label, [role="button"], [tabindex]'
const SWIPE_PX = 50

interface Props {
  readonly recording: Recording
  readonly game: LoadedGame
  readonly seats: readonly SeatedPlayer[]
  readonly moment: Moment
  readonly words: ReplayMessages
  /** Versions of the notes of the seat whose eyes these are, if they may be seen. */
  readonly notes: readonly NotesVersion[]
  onStep(by: 1 | -1): void
}
export function GameFrame({ recording, game, seats, moment, words, notes, onStep }: Props) {
  const written = versionAt(notes, moment.state.messageCount)
  const match = useMemo(() => matchProps({ recording, game, seats, moment, words }, written), [recording, game, seats, moment, words, written])
  const outcome: Outcome | undefined = recording.rules.outcome(match.common)
  const overlay = useMemo(() => ({ history: <HistoryLine match={match} /> }), [match])
  const swipe = useSwipe(onStep)
  const { SeatScreen, SpectatorScreen, ResultPanel } = game.screens
  const block = (event: Event) => {
    const target = event.target as Element
    if (target.closest(OPENABLE) || !target.closest(CONTROLS)) return
    event.stopPropagation()
    event.preventDefault()
    if (event.type !== 'click') return
    clearToasts()
    showToast(words.nothingPressed)
  }
  return (
    <div class="replay-frame" onClickCapture={block} onPointerDownCapture={block} onSubmitCapture={block} {...swipe}>
      <FrameOverlayContext.Provider value={overlay}>
        {outcome ? (
          <main class="replay-result">
            <ResultPanel match={match} />
          </main>
        ) : 'seat' in match ? (
          <SeatScreen key={`${match.seat} ${written ? notes.findIndex(([, version]) => version === written) : -1}`} match={match} />
        ) : (
          <SpectatorScreen match={match} />
        )}
      </FrameOverlayContext.Provider>
    </div>
  )
}

function matchProps(
  { recording, game, seats, moment, words }: Omit<Props, 'onStep' | 'notes'>,
  written: object | undefined,
): AnySpectatorProps | AnySeatProps {
  const { common, view, events } = moment.state
  const open: AnySpectatorProps = {
    options: recording.setup.options,
    words: game.words,
    common,
    seats,
    news: { count: moment.entry, facts: [] },
    events,
    paused: false,
    scene: undefined,
    time: () => moment.at,
  }
  if (!view) return open
  const act: AnySeatProps['act'] = async () => {
    showToast(words.nothingPressed)
    return { ok: false, error: 'noGameRunning' }
  }
  const notes: NotesStorage = { read: async () => written ?? null, save: async () => {} }
  return { ...open, seat: view.seat, view, choices: game.screens.game.choices(view), act, say: showToast, notes } satisfies AnySeatProps
}

/** A swipe to the left goes one moment on, to the right one back. */
function useSwipe(onStep: Props['onStep']) {
  const start = useRef<Touch>()
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches.length === 1 && !(event.target as Element).closest(OPENABLE) ? event.touches[0] : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const [from, to] = [start.current, event.changedTouches[0]]
      start.current = undefined
      if (!from || !to) return
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY]
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onStep(dx < 0 ? 1 : -1)
    },
  }
}
