// A table for tests: people who do what a test says, on a clock that a test moves. Not part of the game.
import { act, deal, feedOf, type Play, passTime, type Refusal, readOptions, type Seat, seedFrom, type Viewer } from '@safehouse/engine'
import { answerQuestion, goOnQuestion, pointQuestion } from './choices.ts'
import type { Action } from './facts.ts'
import { topSecret } from './game.ts'
import type { TopSecret } from './kinds.ts'
import type { Options } from './options.ts'
import { cardOf, hasAnswered, roundOf } from './table.ts'

export function sitDown(seats: number, given: Partial<Options> = {}, name = 'a sitting') {
  const options = readOptions(topSecret.options, { readingSeconds: 0, ...given }, seats)
  const play: Play<TopSecret> = deal(topSecret, { seats, options }, seedFrom(name), 0)
  let now = 0
  const everyone = Array.from({ length: seats }, (_, seat) => seat)
  const table = () => play.truth.table
  const does = (seat: Seat, action: Action): Refusal | undefined => act(play, seat, action, now)

  const sitting = {
    play,
    everyone,
    does,
    table,
    round: () => roundOf(table()),
    card: () => cardOf(table()),
    hand: (seat: Seat) => play.truth.hands[seat]!,
    teams: () => play.truth.hands.map((hand) => hand.team!),
    heard: (viewer: Viewer) => feedOf(play.entries, viewer).flatMap((message) => message.facts),
    choices: (seat: Seat) => topSecret.choices({ seat, table: table(), hand: play.truth.hands[seat]! }),
    wait: (seconds: number) => {
      now += seconds * 1000
      passTime(play, now)
    },

    answers: (seat: Seat, yes = true) => does(seat, { do: 'answer', question: answerQuestion(table()), yes }),
    points: (seat: Seat, at: Seat) => does(seat, { do: 'point', question: pointQuestion(table()), at }),
    changes: (seat: Seat, at: Seat) => does(seat, { do: 'changePointing', question: pointQuestion(table()), at }),
    saysReady: (seat: Seat) => does(seat, { do: 'sayReady', question: pointQuestion(table()) }),
    takesBack: (seat: Seat) => does(seat, { do: 'takeReadyBack', question: pointQuestion(table()) }),
    goesOn: (seat: Seat) => does(seat, { do: 'goOn', question: goOnQuestion(table()) }),

    /** Everybody who has not answered says yes, until the cards of this round are done. */
    answerAll: () => {
      while (table().phase === 'answering') for (const seat of everyone) if (!hasAnswered(table(), seat)) sitting.answers(seat)
    },
    /** Pointing, "ready" and the count, up to the points. */
    pointAll: (at: readonly Seat[]) => {
      for (const seat of everyone) sitting.points(seat, at[seat]!)
      for (const seat of everyone) sitting.saysReady(seat)
      sitting.wait(3)
    },
    /** Each at the seat to the left. */
    pointRound: () => sitting.pointAll(everyone.map((seat) => (seat + 1) % seats)),
    goOnAll: () => {
      for (const seat of everyone) sitting.goesOn(seat)
    },
  }
  return sitting
}
