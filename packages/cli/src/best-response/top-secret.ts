// What one may do otherwise than a bot in Top Secret.
import { judgementAt, teammateOdds, yesRate } from '@safehouse/beliefs/top-secret'
import { botsFor } from '@safehouse/bots'
import type { BotInput } from '@safehouse/engine'
import { pointableSeats, type Team, type TopSecretTypes } from '@safehouse/games/top-secret'
import { type Aspect, changes, type Deviation, leavesTo } from './deviations.ts'

type Seen = BotInput<TopSecretTypes>
type Way = Deviation<TopSecretTypes>

const LAST_ROUND = 3
/** How far apart the teams' rates of yes must be for an answer to tell them apart. */
const TELLING_DIFFERENCE = 0.2

const ratesOf = ({ view }: Seen): Record<'own' | 'other', number> => {
  const { common, hand } = view
  const card = common.rounds.at(-1)!.cards.at(-1)!
  const rateOf = (team: Team) => yesRate(common.options, card, team)
  return hand.team === 'yellow' ? { own: rateOf('yellow'), other: rateOf('blue') } : { own: rateOf('blue'), other: rateOf('yellow') }
}
const answers = (yes: (seen: Seen) => boolean | undefined): Record<'first' | 'last', Way> => {
  const inRounds = (isLast: boolean) =>
    changes<TopSecretTypes>('answer', (seen) => {
      const answer = (seen.view.common.rounds.length === LAST_ROUND) === isLast ? yes(seen) : undefined
      return answer === undefined ? undefined : { yes: answer }
    })
  return { first: inRounds(false), last: inRounds(true) }
}
/** An answer that fits one team better than the other, where the question tells them apart. */
const fitting = (team: 'own' | 'other') =>
  answers((seen) => {
    const { own, other } = ratesOf(seen)
    return Math.abs(own - other) < TELLING_DIFFERENCE ? undefined : own > other === (team === 'own')
  })
const ways = {
  yes: answers(() => true),
  no: answers(() => false),
  'what its own team would rather say': fitting('own'),
  'what the other team would rather say': fitting('other'),
  'what most of its team would say': answers((seen) => ratesOf(seen).own > 0.5),
}
const waysIn = (rounds: 'first' | 'last'): Record<string, Way> => Object.fromEntries(Object.entries(ways).map(([way, by]) => [way, by[rounds]]))

const pointsAt = (rank: number): Way =>
  changes('point', ({ view, seat, characters }) => {
    const { mate } = teammateOdds(view, judgementAt('hard', characters))
    const ranked = pointableSeats(view.common.seats, seat).sort((a, b) => mate[b]! - mate[a]!)
    return { at: ranked[rank]! }
  })

export const aspects: readonly Aspect<TopSecretTypes>[] = [
  { about: 'its answers in the first two rounds', ways: waysIn('first') },
  { about: 'its answers in the last round', ways: waysIn('last') },
  {
    about: 'at whom it points',
    ways: { 'the second likeliest mate': pointsAt(1), 'as normal does': leavesTo(botsFor('top-secret').normal!, ['point']) },
  },
]
