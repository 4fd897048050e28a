// The points of a round that is over: its place, the vote that ended it, who was who, and every point with its reason (SF-29).
import type { Seat } from '@safehouse/engine'
import type { Result } from '@safehouse/games/spyfall-2'
import type { ComponentChildren } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { PlayerName } from '../../../parts/player-name.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { Stamp } from '../../../parts/stamp.tsx'
import { SharedScreen } from '../../../screen/shared.ts'
import { who } from '../../core/props.ts'
import { RoundTurnsButton } from '../../core/round-turns-button.tsx'
import { RaisedHands } from '../accusation/voting.tsx'
import { PlacePicture } from '../art.tsx'
import { placeName, roleName } from '../place-names.ts'
import { endingVote, type SpyfallSpectatorProps, type Vote } from '../props.ts'
import { PlacesList } from '../round/places-list.tsx'
import { didSpiesWin, reasonsOf } from './round-outcome.ts'
import './points.css'

interface Props {
  readonly match: SpyfallSpectatorProps
  /** Rounds are counted from 1. */
  readonly round: number
}
export function RoundPoints({ match, round }: Props) {
  const [sheet, setSheet] = useState<'places' | 'rules'>()
  const isShared = useContext(SharedScreen)
  const { words, common } = match
  const result = common.results[round - 1]
  if (!result) return null
  const vote = round === common.round ? endingVote(common) : undefined
  const close = () => setSheet(undefined)
  return (
    <div class="round-points">
      <section class="place-file">
        <span class="place-file-picture">
          <PlacePicture place={result.place} />
        </span>
        <div>
          <p>{words.points.placeWas}</p>
          <h3>{placeName(match, result.place)}</h3>
          <Stamp key={round} text={words.points.stamp(didSpiesWin(result), common.terms.spies)} />
        </div>
      </section>
      {vote && <EndingVote match={match} vote={vote} />}
      <PointsList match={match} result={result} totals={totalsAfter(match, round)} />
      {!isShared && (
        <p class="points-more">
          <button type="button" onClick={() => setSheet('places')}>
            {words.views.places}
          </button>
          <button type="button" onClick={() => setSheet('rules')}>
            {words.points.how}
          </button>
        </p>
      )}
      {common.stage.is === 'scored' && <RoundTurnsButton key={round} game="spyfall-2" match={match} />}
      {sheet === 'places' && <PlacesSheet match={match} onClose={close} />}
      {sheet === 'rules' && <PointRulesSheet match={match} onClose={close} />}
    </div>
  )
}
const pointsGained = ({ awards }: Result, seat: Seat): number => awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0)
const totalsAfter = ({ common, seats }: SpyfallSpectatorProps, round: number): number[] =>
  seats.map(({ seat }) => common.results.slice(0, round).reduce((sum, result) => sum + pointsGained(result, seat), 0))

/** The vote that ended the round. Its hands are shown here, because the round was over with the last of them. */
const EndingVote = ({ match, vote }: { readonly match: SpyfallSpectatorProps; readonly vote: Vote }) => (
  <section class="points-vote">
    <p>{match.words.history.votes(who(match, vote.suspect), vote.trial?.raisedHands.length ?? 0, vote.voters.length)}</p>
    <RaisedHands match={match} vote={vote} />
  </section>
)

interface ListProps {
  readonly match: SpyfallSpectatorProps
  readonly result: Result
  readonly totals: readonly number[]
}
/** All players, spies first, then by points. */
function PointsList({ match, result, totals }: ListProps) {
  const { words } = match
  const isSpy = (seat: Seat) => result.cards[seat] === null
  const order = [...match.seats].sort(
    (a, b) => Number(isSpy(b.seat)) - Number(isSpy(a.seat)) || pointsGained(result, b.seat) - pointsGained(result, a.seat) || a.seat - b.seat,
  )
  return (
    <ul class="spy-points" aria-label={words.points.list}>
      {order.map((player) => {
        const role = result.cards[player.seat]
        const points = pointsGained(result, player.seat)
        return (
          <li key={player.seat}>
            <SeatShape who={{ ...player, here: true }} />
            <p>
              <b>
                <PlayerName player={player} />
              </b>
              <span>{typeof role === 'number' ? roleName(match, result.place, role) : words.points.spy}</span>
              <small>{reasonsOf(match, result, player.seat)}</small>
            </p>
            <i class={points === 0 ? 'none' : undefined}>
              <span class="unseen">{words.points.gained(points)}</span>
              <span aria-hidden="true">{words.points.plus(points)}</span>
            </i>
            <strong>
              <span class="unseen">{words.points.total(totals[player.seat]!)}</span>
              <span aria-hidden="true">{totals[player.seat]}</span>
            </strong>
          </li>
        )
      })}
    </ul>
  )
}

interface SheetProps {
  readonly match: SpyfallSpectatorProps
  onClose(): void
}
/** How points work (SF-23 to SF-28). */
const PointRulesSheet = ({ match, onClose }: SheetProps) => (
  <InfoSheet match={match} title={match.words.points.how} onClose={onClose}>
    <ul class="rows points-rules">
      {match.words.points.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </InfoSheet>
)
const PlacesSheet = ({ match, onClose }: SheetProps) => (
  <InfoSheet match={match} title={match.words.views.places} line={match.words.places.playedFoot} onClose={onClose}>
    <PlacesList match={match} />
  </InfoSheet>
)

interface InfoSheetProps extends SheetProps {
  readonly title: string
  readonly line?: string
  readonly children: ComponentChildren
}
/** A sheet to read and close. */
function InfoSheet({ match, title, line, children, onClose }: InfoSheetProps) {
  return (
    <Sheet title={title} line={line} actions={[{ label: match.words.points.understood, tone: 'go', press: onClose }]} onClose={onClose}>
      {children}
    </Sheet>
  )
}
