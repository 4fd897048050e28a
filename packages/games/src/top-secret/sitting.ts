// A table for tests: people who do what a test says, on a clock that a test moves. Not part of the game.
import { act, advanceTime, dealMatch, feedOf, type Match, type Refusal, readOptions, type Seat, seedFromText, type Viewer } from '@safehouse/engine'
import { answerQuestion, goOnQuestion, pointQuestion } from './choices.ts'
import { cardOf, hasAnswered, roundOf } from './common.ts'
import type { TopSecretAction } from './facts.ts'
import { topSecret } from './game.ts'
import type { TopSecretOptions } from './options.ts'
import type { TopSecretTypes } from './types.ts'

export function sitDown(seats: number, given: Partial<TopSecretOptions> = {}, name = 'a sitting') {
  const options = readOptions(topSecret.options, { readingSeconds: 0, ...given }, seats)
  const match: Match<TopSecretTypes> = dealMatch(topSecret, { seats, options }, seedFromText(name), 0)
  let now = 0
  const everyone = Array.from({ length: seats }, (_, seat) => seat)
  const common = () => match.truth.common
  const does = (seat: Seat, action: TopSecretAction): Refusal | undefined => act(match, seat, action, now)

  const sitting = {
    match,
    everyone,
    does,
    common,
    round: () => roundOf(common()),
    card: () => cardOf(common()),
    hand: (seat: Seat) => match.truth.hands[seat]!,
    teams: () => match.truth.hands.map((hand) => hand.team!),
    heard: (viewer: Viewer) => feedOf(match.entries, viewer).flatMap((message) => message.facts),
    choices: (seat: Seat) => topSecret.choices({ seat, common: common(), hand: match.truth.hands[seat]! }),
    wait: (seconds: number) => {
      now += seconds * 1000
      advanceTime(match, now)
    },

    answers: (seat: Seat, yes = true) => does(seat, { do: 'answer', question: answerQuestion(common()), yes }),
    points: (seat: Seat, at: Seat) => does(seat, { do: 'point', question: pointQuestion(common()), at }),
    changes: (seat: Seat, at: Seat) => does(seat, { do: 'changePointing', question: pointQuestion(common()), at }),
    saysReady: (seat: Seat) => does(seat, { do: 'sayReady', question: pointQuestion(common()) }),
    takesBack: (seat: Seat) => does(seat, { do: 'takeReadyBack', question: pointQuestion(common()) }),
    goesOn: (seat: Seat) => does(seat, { do: 'goOn', question: goOnQuestion(common()) }),

    /** Everybody who has not answered says yes, until the cards of this round are done. */
    answerAll: () => {
      while (common().phase === 'answering') for (const seat of everyone) if (!hasAnswered(common(), seat)) sitting.answers(seat)
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
