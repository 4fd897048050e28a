// What a connected page shows of its table: the lobby between matches, the match while one is running, the debrief after it, and
// the sheets over them. Decides which; draws none of them.
import type { CurrentMatch, House, Person, PersonId } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { Page } from '../parts/page.tsx'
import { OpenPersonContext } from '../parts/seat-press.tsx'
import { clearToasts, showToast } from '../parts/toast.tsx'
import { TitleBarContext, TopBar } from '../parts/top-bar.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import { AwaySign, absentPlayers } from './away-sign.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { useHouseNews } from './house-news.ts'
import { peopleOfTab } from './local-people.ts'
import { MatchScreen } from './match-screen.tsx'
import { stagedHouse, useStaging } from './staging.ts'
import type { TableClient } from './table-client.ts'
import { useSavedTimeFactor } from './use-saved-time-factor.ts'

const LobbyPage = lazy(async () => (await import('../lobby/lobby-page.tsx')).LobbyPage, 'prefetch')
const DebriefPage = lazy(async () => (await import('../debrief/debrief-page.tsx')).DebriefPage, 'prefetch')
const KnockStrip = lazy(async () => (await import('../lobby/knock-strip.tsx')).KnockStrip)
const PersonSheet = lazy(async () => (await import('../lobby/person-sheet.tsx')).PersonSheet, 'prefetch')
const PeopleSheet = lazy(async () => (await import('../menu/people-sheet.tsx')).PeopleSheet, 'prefetch')
const PausedCover = lazy(async () => (await import('./covers.tsx')).PausedCover, 'prefetch')
const StandInCover = lazy(async () => (await import('./covers.tsx')).StandInCover, 'prefetch')
const UnreadableCover = lazy(async () => (await import('./covers.tsx')).UnreadableCover, 'prefetch')
const OpenElsewherePage = lazy(async () => (await import('./closed-pages.tsx')).OpenElsewherePage, 'prefetch')
const RefusedPage = lazy(async () => (await import('./closed-pages.tsx')).RefusedPage, 'prefetch')
const SeatMovedPage = lazy(async () => (await import('./closed-pages.tsx')).SeatMovedPage, 'prefetch')
const MenuSheet = lazy(async () => (await import('../menu/menu-sheet.tsx')).MenuSheet, 'prefetch')
const SeatRequestSign = lazy(async () => (await import('./seat-request.tsx')).SeatRequestSign)
const SeatRequestSheet = lazy(async () => (await import('./seat-request.tsx')).SeatRequestSheet)
const FloatingReactions = lazy(async () => (await import('../talk/floating-reactions.tsx')).FloatingReactions, 'later')
const SpokenLine = lazy(async () => (await import('../talk/floating-reactions.tsx')).SpokenLine, 'later')
const VoiceButton = lazy(async () => (await import('../voice/voice-button.tsx')).VoiceButton, 'later')
const SpeakingMarks = lazy(async () => (await import('../voice/speaking-marks.tsx')).SpeakingMarks, 'later')
const TalkSheet = lazy(async () => (await import('../talk/talk-sheet.tsx')).TalkSheet, 'prefetch')

interface Props {
  readonly client: TableClient
  /** A button beside the title. */
  readonly beside?: ComponentChildren
  /** Replaces the game's own screens during a match, on a passed device that nobody holds. */
  readonly renderMatch?: (house: House, match: CurrentMatch) => ComponentChildren
  /** Called when it changes whether the match waits for this seat. */
  onAwaited?(isAwaited: boolean): void
  /** Another person took a seat on this device. */
  onSeat(): void
  /** The seat is no longer valid. */
  onGone(): void
  /** This person left the table for good. */
  onLeft(): void
  /** The page goes on as a spectator. */
  onWatch(): void
}
export function TableScreens({ client, beside, renderMatch, onAwaited, onSeat, onGone, onLeft, onWatch }: Props) {
  const [sheet, setSheet] = useState<'menu' | 'away' | 'chair' | 'talk' | { readonly about: PersonId }>()
  /** The number of the match whose debrief this person has closed. */
  const [closedDebrief, setClosedDebrief] = useState(0)
  const latest = client.house.value
  const staging = useStaging(client, latest, latest?.on, useGame(latest?.on?.game))
  const house = stagedHouse(latest, staging)
  const connection = client.connection.value
  const isAtTable = house === undefined || client.actingId === null || house.people.some((person) => person.id === client.actingId)
  useEndedByHostToast(house)
  useHouseNews(client, house)
  useSavedTimeFactor(client)

  if (connection === 'refused' && client.error.value === 'seatMoved')
    return <SeatMovedPage onWatch={house?.settings.watching === false ? undefined : onWatch} onGone={onGone} />
  if (connection === 'refused') return <RefusedPage error={client.error.value ?? 'internal'} onGone={onGone} />
  if (!isAtTable) return <RefusedPage error="sentAway" onGone={onGone} />
  if (connection === 'elsewhere') return <OpenElsewherePage onHere={() => client.reclaimSeat()} />
  const isLost = connection !== 'open'
  const connectionStrip = <ConnectionStrip client={client} />
  if (!house)
    return (
      <Page
        top={
          <>
            <TopBar title={client.code} />
            {connectionStrip}
          </>
        }
      />
    )

  const { on: match } = house
  const running = match?.state === 'running' ? match : undefined
  const ownPerson = house.people.find((person) => person.id === client.actingId)
  const paused = running && running.clock.pausedAt !== null ? messages().paused : undefined
  const away = running && client.actingId !== null ? absentPlayers(house, running) : []
  const mayTalk = client.personId !== null || (client.actingId === null && house.settings.watchersTalk)
  // Not on a passed device: its people sit together.
  const mayVoice = client.personId !== null && peopleOfTab(client.code).length < 2
  const requester = house.people.find(({ wants }) => wants !== undefined)
  const shownPerson = typeof sheet === 'object' ? house.people.find(({ id }) => id === sheet.about) : undefined
  const openPerson = client.actingId === null || !running ? undefined : (seat: number) => setSheet({ about: running.seats[seat]! })
  const close = () => setSheet(undefined)
  const title = titleOf(house, client, closedDebrief)
  const isLobby = !running && !(match?.state === 'over' && closedDebrief < match.n)
  const bar = (
    <TopBar title={title} sign={paused} onMenu={() => setSheet('menu')}>
      {!isLost && !paused && away.length > 0 && <AwaySign away={away} onPress={() => setSheet('away')} />}
      {running && requester && <SeatRequestSign house={house} you={client.actingId} onPress={() => setSheet('chair')} />}
      {mayVoice && <VoiceButton client={client} house={house} you={client.personId!} />}
      {mayTalk && <TalkButton code={client.code} onPress={() => setSheet('talk')} />}
      {beside}
    </TopBar>
  )
  const isCovered = running !== undefined && (running.unreadable === true || running.clock.pausedAt !== null)
  // The lobby has the strip of knocks above its bar.
  const top = (
    <>
      {bar}
      {connectionStrip}
      {!isLobby && house.knocks && <KnockStrip client={client} house={house} />}
    </>
  )
  const screen =
    match?.state === 'running' ? (
      (renderMatch?.(house, match) ?? <MatchScreen client={client} house={house} match={match} onAwaited={onAwaited} />)
    ) : match?.state === 'over' && closedDebrief < match.n ? (
      <DebriefPage client={client} house={house} match={match} onBackToLobby={() => setClosedDebrief(match.n)} />
    ) : (
      <LobbyPage client={client} house={house} onSeat={onSeat} />
    )
  return (
    <TitleBarContext.Provider value={isCovered ? bar : top}>
      <OpenPersonContext.Provider value={openPerson}>{screen}</OpenPersonContext.Provider>
      {running && client.personId !== null && ownPerson?.standIn && <StandInCover client={client} title={title} />}
      {running?.unreadable && <UnreadableCover client={client} house={house} match={running} top={top} />}
      {running && !running.unreadable && running.clock.pausedAt !== null && <PausedCover client={client} house={house} match={running} top={top} />}
      {sheet === 'menu' && <MenuSheet client={client} house={house} onClose={close} onLeft={onLeft} />}
      {sheet === 'away' && <AwaySheet client={client} house={house} away={away} onClose={close} />}
      {shownPerson && <PersonSheet client={client} house={house} person={shownPerson} onClose={close} />}
      {sheet === 'chair' && requester && <SeatRequestSheet client={client} house={house} person={requester} onClose={close} />}
      {sheet === 'talk' && mayTalk && <TalkSheet client={client} house={house} onClose={close} />}
      <FloatingReactions code={client.code} house={house} />
      <SpokenLine code={client.code} house={house} you={client.actingId} />
      {client.actingId === null && <SpeakingMarks client={client} house={house} />}
      <PrefetchGame id={house.game} />
    </TitleBarContext.Provider>
  )
}

/** The person's own sheet where one person is absent, the list of people where several are. */
function AwaySheet({ client, house, away, onClose }: { client: TableClient; house: House; away: readonly Person[]; onClose(): void }) {
  const only = away.length === 1 ? away[0] : undefined
  if (only) return <PersonSheet client={client} house={house} person={only} onClose={onClose} />
  return <PeopleSheet client={client} house={house} onClose={onClose} />
}

/** Loads the chosen game while people gather, so that a match's first screen appears at once. */
function PrefetchGame({ id }: { readonly id: string }) {
  useGame(id, 'later')
  return null
}

function titleOf(house: House, client: TableClient, closedDebrief: number): string {
  const { games, debrief, table, house: text } = messages()
  const { on: match } = house
  if (match?.state === 'running' && match.continues !== undefined) return table.whatIf(match.continues)
  if (match?.state === 'running') return games[match.game as keyof typeof games]?.name ?? ''
  if (match?.state === 'over' && closedDebrief < match.n) return debrief.title
  if (house.host === client.actingId) return text.yours
  return text.of(house.people.find((person) => person.id === house.host)?.name ?? messages().table.someone)
}

/** A toast when the host ends the match that this page was showing. */
function useEndedByHostToast(house: House | undefined): void {
  const [runningNumber, setRunningNumber] = useState(0)
  const match = house?.on
  useEffect(() => {
    if (match?.state === 'running') setRunningNumber(match.n)
    else if (match?.state === 'ended' && runningNumber === match.n) {
      clearToasts()
      if (!match.abandoned) showToast(messages().debrief.ended)
      setRunningNumber(0)
    }
  }, [match?.state, match?.n, runningNumber])
}
