// What happens: which rule answers an action, and what the clock does in a player's place (SN-46).
// Only actions that `choices` holds and deadlines that are due ever come here.
import { type Chance, type Input, type Seat, sample } from '@safehouse/engine'
import { movingTheSafe, spending } from './choices.ts'
import type { Act } from './facts.ts'
import type { Shadow, ShadowTruth, Tell } from './kinds.ts'
import { Story } from './story.ts'
import * as tell from './tell.ts'
import { moveSafe, spend } from './turn.ts'

export function decide(truth: ShadowTruth, input: Input<Shadow>, chance: Chance, now: number): Tell[] {
  const story = new Story(truth, chance, now)
  if ('deadline' in input) actForThem(story)
  else act(story, input.seat, input.action)
  return story.told
}

function act(story: Story, seat: Seat, action: Act): void {
  switch (action.do) {
    case 'spend':
      return spend(story, seat, action.points)
    case 'moveSafe':
      return moveSafe(story, seat, action.to)
  }
}

function actForThem(story: Story): void {
  const { table, chance } = story
  const { due } = table
  switch (due.what) {
    case 'spend':
      story.say(tell.timeRanOut(due.seat))
      return act(story, due.seat, sample(spending(table), chance))
    case 'safe':
      story.say(tell.timeRanOut(due.seat))
      return act(story, due.seat, sample(movingTheSafe(table), chance))
    case 'over':
      return
  }
}
