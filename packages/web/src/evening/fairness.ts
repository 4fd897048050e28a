// "Always me?": how often chance gave each person a role, and which number would be usual. From finished matches alone.
import { type EqualDeals, type Luck, usualRange } from '@safehouse/engine'

/** A finished match: its people by seat, and what chance gave to each seat. */
export interface PlayedWithLuck {
  readonly sitters: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[]
  readonly luck?: readonly Luck[]
}
/** One person's part: so many `times` in so many `deals`; `least` to `most` times would be usual. */
export interface LuckShare {
  readonly name: string
  readonly times: number
  readonly deals: number
  readonly least: number
  readonly most: number
}
/** One thing that chance gives, such as being the spy, and each person's part, the highest rate first. */
export interface Fairness {
  readonly what: string
  readonly shares: readonly LuckShare[]
}
interface Count {
  readonly name: string
  times: number
  readonly dealt: EqualDeals[]
}

/** `countedName` maps a name to the one under which its person is counted. Bots are not counted. */
export function fairnessOf(games: readonly PlayedWithLuck[], countedName: (name: string) => string = (name) => name): Fairness[] {
  const counts = new Map<string, Map<string, Count>>()
  for (const { sitters, luck = [] } of games)
    for (const { what, times, deals, odds } of luck)
      for (const [seat, sitter] of sitters.entries()) {
        if (sitter.kind === 'bot') continue
        const name = countedName(sitter.name)
        const countByName = counts.get(what) ?? new Map<string, Count>()
        const count = countByName.get(name) ?? { name, times: 0, dealt: [] }
        count.times += times[seat] ?? 0
        count.dealt.push({ deals, odds })
        counts.set(what, countByName.set(name, count))
      }
  return [...counts].map(([what, countByName]) => ({ what, shares: [...countByName.values()].map(shareOf).sort((a, b) => rate(b) - rate(a)) }))
}
/** Whether the usual range excludes anything. After a few deals it does not, and there is nothing to say. */
export const hasUsualRange = ({ deals, least, most }: LuckShare): boolean => least > 0 || most < deals

const shareOf = ({ name, times, dealt }: Count): LuckShare => ({
  name,
  times,
  deals: dealt.reduce((sum, { deals }) => sum + deals, 0),
  ...usualRange(dealt),
})
const rate = ({ times, deals }: LuckShare): number => (deals === 0 ? 0 : times / deals)
