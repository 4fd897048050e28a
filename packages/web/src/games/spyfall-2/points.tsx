// A round that is over: the place on paper, who was who, and every point with its reason.
import type { Seat } from '@safehouse/engine'
import type { Result } from '@safehouse/games/spyfall-2'
import { useContext, useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import { words as house } from '../../words/language.ts'
import { PlacePicture } from './art.tsx'
import { placeName, roleName } from './names.ts'
import type { SpyOpen } from './plays.ts'
import { spiesWon } from './round-says.ts'
import './points.css'

interface Props {
  readonly play: SpyOpen
  /** From 1 on. */
  readonly round: number
}
export function RoundPoints({ play, round }: Props) {
  const [rules, setRules] = useState(false)
  const shared = useContext(SharedScreen)
  const { words, table } = play
  const result = table.results[round - 1]
  if (!result) return null
  return (
    <div class="round-points">
      <section class="place-file">
        <span class="place-file-picture">
          <PlacePicture place={result.place} />
        </span>
        <div>
          <p>{words.points.placeWas}</p>
          <h3>{placeName(play, result.place)}</h3>
          <Stamp key={round} says={words.points.stamp(spiesWon(result), table.terms.spies)} />
        </div>
      </section>
      <PointsList play={play} result={result} totals={totalsAfter(play, round)} />
      {!shared && (
        <button type="button" class="points-how" onClick={() => setRules(true)}>
          {words.points.how}
        </button>
      )}
      {rules && <Rules play={play} onClose={() => setRules(false)} />}
    </div>
  )
}
const gained = ({ awards }: Result, seat: Seat): number => awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0)
const totalsAfter = ({ table, seats }: SpyOpen, round: number): number[] =>
  seats.map(({ seat }) => table.results.slice(0, round).reduce((sum, result) => sum + gained(result, seat), 0))

interface ListProps {
  readonly play: SpyOpen
  readonly result: Result
  readonly totals: readonly number[]
}
/** Spies first, then by points. */
function PointsList({ play, result, totals }: ListProps) {
  const { words } = play
  const isSpy = (seat: Seat) => result.cards[seat] === null
  const order = [...play.seats].sort(
    (a, b) => Number(isSpy(b.seat)) - Number(isSpy(a.seat)) || gained(result, b.seat) - gained(result, a.seat) || a.seat - b.seat,
  )
  return (
    <ul class="spy-points" aria-label={words.points.list}>
      {order.map((sitting) => {
        const role = result.cards[sitting.seat]
        const points = gained(result, sitting.seat)
        return (
          <li key={sitting.seat}>
            <SeatShape who={{ ...sitting, here: true }} />
            <p>
              <b>{sitting.you ? house().table.you : <bdi>{sitting.name}</bdi>}</b>
              <span>{typeof role === 'number' ? roleName(play, result.place, role) : words.points.spy}</span>
              <small>{reasonsOf(play, result, sitting.seat)}</small>
            </p>
            <i class={points === 0 ? 'none' : undefined}>
              <span class="unseen">{words.points.gained(points)}</span>
              <span aria-hidden="true">{words.points.plus(points)}</span>
            </i>
            <strong>
              <span class="unseen">{words.points.total(totals[sitting.seat]!)}</span>
              <span aria-hidden="true">{totals[sitting.seat]}</span>
            </strong>
          </li>
        )
      })}
    </ul>
  )
}
function reasonsOf({ words }: SpyOpen, { awards, cards }: Result, seat: Seat): string {
  const own = awards.filter((award) => award.seat === seat).map(({ reason }) => words.points.reasons[reason])
  if (own.length > 0) return own.join(', ')
  return cards[seat] === null ? words.points.noneSpy : words.points.noneOther
}

function Rules({ play, onClose }: { readonly play: SpyOpen; onClose(): void }) {
  const { points } = play.words
  const bar = <ActionBar label={house().table.actions} actions={[{ label: points.understood, tone: 'go', press: onClose }]} />
  return (
    <Sheet title={points.how} bar={bar} onClose={onClose}>
      <ul class="rows points-rules">
        {points.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  )
}
