// A match of Top Secret for tests, with short ways to act in it and to let time pass.
import { dealMatch, readOptions, type Seat, seedFromText } from '@safehouse/engine'
import { positionOf } from '../../testing/position.ts'
import { answerQuestion, goOnQuestion, pointQuestion } from '../choices.ts'
import { cardOf, hasAnswered, roundOf } from '../common.ts'
import { topSecret } from '../game.ts'
import type { TopSecretOptions } from '../options.ts'

/** Dealt at time 0. There is no time for reading, unless the test gives some. */
export function position(seats: number, chosenOptions: Partial<TopSecretOptions> = {}, seed = 'a sitting') {
  const options = readOptions(topSecret.options, { readingSeconds: 0, ...chosenOptions }, seats)
  const match = positionOf(dealMatch(topSecret, { seats, options }, seedFromText(seed), 0), { openQuestion: () => 'none' })
  const { common, attempt } = match
  const everyone = Array.from({ length: seats }, (_, seat) => seat)

  const actions = {
    everyone,
    round: () => roundOf(common()),
    card: () => cardOf(common()),
    teams: () => match.truth.hands.map((hand) => hand.team!),

    answers: (seat: Seat, yes = true) => attempt(seat, { do: 'answer', question: answerQuestion(common()), yes }),
    points: (seat: Seat, target: Seat) => attempt(seat, { do: 'point', question: pointQuestion(common()), at: target }),
    changes: (seat: Seat, target: Seat) => attempt(seat, { do: 'changePointing', question: pointQuestion(common()), at: target }),
    saysReady: (seat: Seat) => attempt(seat, { do: 'sayReady', question: pointQuestion(common()) }),
    takesBack: (seat: Seat) => attempt(seat, { do: 'takeReadyBack', question: pointQuestion(common()) }),
    goesOn: (seat: Seat) => attempt(seat, { do: 'goOn', question: goOnQuestion(common()) }),

    /** Everybody who has not answered says yes, until the cards of this round are done. */
    answerAll: () => {
      while (common().phase === 'answering') for (const seat of everyone) if (!hasAnswered(common(), seat)) actions.answers(seat)
    },
    /** Pointing, "ready" and the count, up to the points. */
    pointAll: (targets: readonly Seat[]) => {
      for (const seat of everyone) actions.points(seat, targets[seat]!)
      for (const seat of everyone) actions.saysReady(seat)
      match.waitSeconds(3)
    },
    /** Everybody points at the next seat. */
    pointRound: () => actions.pointAll(everyone.map((seat) => (seat + 1) % seats)),
    goOnAll: () => {
      for (const seat of everyone) actions.goesOn(seat)
    },
  }
  return Object.assign(match, actions)
}
