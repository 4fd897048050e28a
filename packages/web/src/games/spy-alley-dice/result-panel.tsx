// The debrief of Spy Alley Dice: who won and how, everybody's cards, and the cards that were thrown away or never dealt.
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { PlayerName } from '../../parts/player-name.tsx'
import { SeatShape, SeatWindow } from '../../parts/seat-shape.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { who } from '../core/props.ts'
import { SpyFace } from './art.tsx'
import type { AlleySpectatorProps } from './props.ts'
import './result-panel.css'

export function AlleyResultPanel({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, words, seats } = match
  const { ending } = common
  if (!ending) return null
  const winner = who(match, ending.winner)
  // A mission needs five dice alike, so any of them shows its spy.
  const missionSpy = common.turn.dice[0]
  const name = <PlayerName player={winner} />
  return (
    <>
      {ending.how === 'mission' && missionSpy ? (
        <div class="verdict">
          <span class="verdict-face">
            <SpyFace spy={missionSpy} />
          </span>
          <div class="verdict-words">
            <Stamp text={words.result.stamp} />
            <p class="small">{words.result.was(missionSpy)}</p>
            <h2>{name}</h2>
          </div>
        </div>
      ) : (
        <div class="verdict">
          <span class="verdict-face lit-face">
            <SeatShape who={winner} />
          </span>
          <div class="verdict-words">
            <p class="small">{words.result.last}</p>
            <h2>{words.result.won(winner)}</h2>
          </div>
        </div>
      )}
      <ul class="unmasked">
        {seats.map((player) => {
          const cards = ending.hands[player.seat]!
          return (
            <li key={player.seat} class={player.seat === ending.winner ? 'winner' : undefined} style={{ '--place': player.seat }}>
              <SeatWindow who={player} lit={player.seat === ending.winner} />
              <b>{player.you ? words.result.you : <bdi>{player.name}</bdi>}</b>
              {cards.length === 0 ? <span>{words.result.out}</span> : cards.map((card) => <span key={card}>{words.spies[card].name}</span>)}
            </li>
          )
        })}
      </ul>
      <dl class="unmasked-rest">
        <OtherCards label={words.result.thrown} cards={ending.thrown.flat()} match={match} />
        <OtherCards label={words.result.undealt} cards={ending.undealt} match={match} />
      </dl>
    </>
  )
}

/** Cards that nobody holds. */
const OtherCards = ({ label, cards, match }: { readonly label: string; readonly cards: readonly Spy[]; readonly match: AlleySpectatorProps }) =>
  cards.length === 0 ? null : (
    <div>
      <dt>{label}</dt>
      <dd>
        {cards.map((spy) => (
          <span key={spy} class="rest-face" role="img" aria-label={match.words.spies[spy].name}>
            <SpyFace spy={spy} />
          </span>
        ))}
      </dd>
    </div>
  )
