// A match that is over, looked at again: the game's own screen at any moment, in somebody's eyes, with scrubber, steps and play.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type LoadedGame, useGame } from '../games/loading.ts'
import { lazy } from '../lazy.tsx'
import { copyText } from '../lobby/copy-text.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { listen } from '../parts/listen.ts'
import { Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { showToast } from '../parts/toast.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { addressOf, readAddress } from './address.ts'
import { EyesRow } from './eyes-row.tsx'
import { FilesPanel } from './files-panel.tsx'
import { GameFrame } from './game-frame.tsx'
import type { ReplayMessages } from './i18n/en.ts'
import sprites from './milestones.svg?no-inline'
import { type Eyes, momentsOf, playersOf, positionAt, type ReplaySource } from './moments.ts'
import { Player, type Speed } from './player.tsx'
import type { Recording } from './recording.ts'
import { Scrubber } from './scrubber.tsx'
import { useReplayKeys } from './use-replay-keys.ts'
import { useSeatNotes } from './use-seat-notes.ts'
import { useThrottled } from './use-throttled.ts'
import { WhoKnewPanel } from './who-knew-panel.tsx'

const WhatIfSheet = lazy(async () => (await import('./what-if-sheet.tsx')).WhatIfSheet)

/** How long a moment is shown at 1×. */
const MOMENT_MS = 2000
/** Browsers limit how often an address may change. */
const ADDRESS_DEBOUNCE_MS = 400

/** Where somebody is in a replay: at a decision of the log, with somebody's eyes. */
interface Place {
  readonly entry: number
  readonly eyes: Eyes
}
interface Props {
  readonly recording: Recording
  readonly words: ReplayMessages
}
export function ReplayView({ recording, words }: Props) {
  const game = useGame(recording.record.game)
  const details = useDetails(game)
  return game && details !== 'loading' ? <LoadedReplay recording={recording} words={words} game={game} details={details} /> : null
}

function useDetails(game: LoadedGame | undefined): ReplaySource['details'] | 'loading' {
  const [details, setDetails] = useState<ReplaySource['details'] | 'loading'>('loading')
  useEffect(() => {
    if (game) Promise.resolve(game.screens.replay?.()).then(setDetails)
  }, [game])
  return details
}

function LoadedReplay({ recording, words, game, details }: Props & Pick<ReplaySource, 'game' | 'details'>) {
  const { record, own, match } = recording
  const [place, setPlace] = useState<Place>(() => readPlace({ entry: 0, eyes: own ?? 'table' }, record.seats))
  const [speed, setSpeed] = useState<Speed>(1)
  const [isPlaying, setIsPlaying] = useState(false)
  /** Eyes that wait for a yes, because they show files that were not shown yet. */
  const [eyesToConfirm, setEyesToConfirm] = useState<Eyes>()
  const [isWhatIfOpen, setIsWhatIfOpen] = useState(false)
  const mayShowAll = useRef(false)
  const { entry, eyes } = place
  const seats = useMemo(() => playersOf(recording, eyes, words.seat), [recording, eyes, words])
  const moments = useMemo(() => momentsOf({ recording, game, details, seats }, eyes), [recording, game, details, seats, eyes])
  const position = positionAt(moments, entry)
  const moment = moments[position]!
  const lastPosition = moments.length - 1
  if (position === lastPosition) mayShowAll.current = true

  const go = (nextPosition: number) => setPlace({ eyes, entry: moments[Math.max(0, Math.min(lastPosition, nextPosition))]!.entry })
  const goByHand = (nextPosition: number) => {
    setIsPlaying(false)
    go(nextPosition)
  }
  const chooseEyes = (nextEyes: Eyes) => {
    const isOpen = nextEyes === 'table' || nextEyes === own || nextEyes === eyes
    if (!isOpen && !mayShowAll.current) return setEyesToConfirm(nextEyes)
    setPlace({ entry, eyes: nextEyes })
  }
  const togglePlay = () => {
    if (!isPlaying && position === lastPosition) go(0)
    setIsPlaying(!isPlaying)
  }
  useEffect(() => {
    if (!isPlaying) return
    if (position === lastPosition) return setIsPlaying(false)
    const timer = setTimeout(() => go(position + 1), MOMENT_MS / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, position, speed, eyes])
  useAddress(addressOf(moment.entry, eyes), () => setPlace((before) => readPlace(before, record.seats)))
  useReplayKeys({ position, lastPosition, seats: record.seats, go: goByHand, chooseEyes, togglePlay })

  // While somebody drags, the scrubber follows at once and the game's screen a little later: it is much more to draw.
  const throttled = useThrottled(moment)
  const shown = moments.includes(throttled) ? throttled : moment
  const { versions, shared, share } = useSeatNotes(recording, eyes)
  const latest = useRef({ step: (_by: 1 | -1) => {}, chooseEyes })
  latest.current = { step: (by) => goByHand(position + by), chooseEyes }
  const screen = useMemo(
    () => <GameFrame key={eyes} {...{ recording, game, seats, words }} notes={versions} moment={shown} onStep={(by) => latest.current.step(by)} />,
    [recording, game, seats, words, eyes, shown, versions],
  )
  const files = useMemo(
    () => eyes === 'everything' && <FilesPanel source={{ recording, game, details, seats }} entry={shown.entry} words={words} />,
    [recording, game, details, seats, words, eyes, shown],
  )

  const eyesRow = useMemo(
    () => <EyesRow {...{ seats, own, eyes, words }} onChoose={(nextEyes) => latest.current.chooseEyes(nextEyes)} />,
    [seats, own, eyes, words, eyesToConfirm], // drawn again after a no, so that the eyes that were not chosen can be chosen again
  )
  const name = typeof eyes === 'number' ? (eyes === own ? words.asYou : words.as(seats[eyes]!.name)) : eyes === 'table' ? words.asTable : words.asAll
  const copyLink = async () => {
    const link = `${location.origin}${location.pathname}${addressOf(moment.entry, eyes)}`
    if (await copyText(link)) showToast(words.copied(position + 1, name))
  }
  return (
    <>
      <div class="replay">
        <TopBar title={words.title} {...(match && { back: `/t/${match.code.split('-')[0]}` })}>
          {match && (
            <button type="button" class="top-menu" aria-label={words.link} onClick={copyLink}>
              <Drawing from={sprites} name="link" />
            </button>
          )}
        </TopBar>
        <section class="replay-line small" aria-label={words.whoseEyes}>
          <span role="status">
            <b>{name}</b> {words.moment(position + 1, moments.length)}
          </span>
          <span class="haze">
            {match ? '' : words.fromFile} {record.brokenOff ? words.brokenOff : words.readOnly}
          </span>
        </section>
        {screen}
        <section class="replay-controls" aria-label={words.title}>
          {files}
          <p class="replay-text small haze">{moment.text || (moment.isSecret ? words.whispered : '')}</p>
          <Scrubber moments={moments} position={position} words={words} onGo={goByHand} />
          <Player
            {...{ words, speed, isPlaying, isAtStart: position === 0, isAtEnd: position === lastPosition }}
            onStep={(by) => goByHand(position + by)}
            onPlay={togglePlay}
            onSpeed={setSpeed}
          />
          <button type="button" class="button plain replay-what-if" onClick={() => setIsWhatIfOpen(true)}>
            {words.whatIf.open}
          </button>
          {shared !== undefined && (
            <ul class="rows">
              <Switch label={words.shareNotes} line={words.shareNotesLine} on={shared} onChange={share} />
            </ul>
          )}
          {eyesRow}
        </section>
      </div>
      <WhoKnewPanel record={record} seats={seats} isShown={eyes === 'everything'} goTo={(decision) => goByHand(positionAt(moments, decision))} />
      {isWhatIfOpen && (
        <WhatIfSheet
          {...{ recording, seats, words, entry: moment.entry, momentNumber: position + 1 }}
          isOver={recording.rules.outcome(moment.state.common) !== undefined}
          seat={typeof eyes === 'number' ? eyes : (own ?? 0)}
          onClose={() => setIsWhatIfOpen(false)}
        />
      )}
      {eyesToConfirm !== undefined && (
        <ConfirmEyesSheet
          words={words}
          onNo={() => setEyesToConfirm(undefined)}
          onYes={() => {
            mayShowAll.current = true
            setEyesToConfirm(undefined)
            setPlace({ entry, eyes: eyesToConfirm })
          }}
        />
      )}
    </>
  )
}

function ConfirmEyesSheet({ words, onYes, onNo }: { readonly words: ReplayMessages; onYes(): void; onNo(): void }) {
  const bar = (
    <ActionBar
      label={words.title}
      actions={[
        { label: words.notYet, press: onNo },
        { label: words.showThem, tone: 'go', press: onYes },
      ]}
    />
  )
  return <Sheet title={words.ask} line={words.askLine} onClose={onNo} bar={bar} />
}

/**
 * Keeps the address of the page at the moment that is shown, and follows it when somebody changes it. An address that was written here
 * before comes back when a sheet closes, which goes back in the browser's history: it is written anew.
 */
function useAddress(address: string, onChange: () => void): void {
  const written = useRef(new Set<string>())
  const latest = useRef({ address, onChange })
  latest.current = { address, onChange }
  const write = () => {
    written.current.add(latest.current.address)
    history.replaceState(history.state, '', latest.current.address)
  }
  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [address])
  useEffect(() => {
    const follow = () => (written.current.has(location.hash) ? write() : latest.current.onChange())
    return listen([window, 'hashchange', follow])
  }, [])
}

/** The place that the page's address names; what it leaves out stays as it was. */
function readPlace(before: Place, seats: number): Place {
  const { entry = before.entry, eyes = before.eyes } = readAddress(location.hash, seats)
  return { entry, eyes }
}
