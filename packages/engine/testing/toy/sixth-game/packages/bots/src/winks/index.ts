// The bots of Winks: luck decides it, so they play at random.
import { randomBot } from '@safehouse/engine'

export const bots = { quick: randomBot, normal: randomBot }
