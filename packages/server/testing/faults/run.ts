// Tries faults on a house under load, each several times at random moments, and says after each what was lost, doubled,
// misheard, and how long nobody could play.

import type { Store } from '../../src/store/store.ts'
import type { Fault } from './faults.ts'
import type { Party } from './party.ts'
import { judge, type Verdict } from './verdict.ts'

export interface Tried extends Verdict {
  readonly fault: string
  readonly times: number
  /** Acknowledged while it was tried. */
  readonly actions: number
  /** Between two acknowledged actions of a table, the outage included; in milliseconds. */
  readonly longestGap: number
  /** From the part being back until the last table played again; in milliseconds. */
  readonly longestReturn: number
}
/** So long is waited for a table to go on; more than the five seconds that it may take, to see by how much it fails. */
const patience = 20_000
const between = 700

export async function tryFault<H extends { readonly party: Party; readonly store: Store }>(house: H, fault: Fault<H>, times: number): Promise<Tried> {
  const { party, store } = house
  const before = party.stored
  const sum: Verdict = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
  let [longestGap, longestReturn] = [0, 0]
  for (let time = 0; time < times; time++) {
    await party.allGoOn(patience)
    await new Promise((done) => setTimeout(done, between * Math.random()))
    party.lookAgain()
    await fault.strike(house)
    longestReturn = Math.max(longestReturn, await party.allGoOn(patience))
    longestGap = Math.max(longestGap, party.longestGap())
    const verdict = await judge(party, store)
    for (const what of Object.keys(sum) as (keyof Verdict)[]) sum[what] += verdict[what]
  }
  return { fault: fault.name, times, actions: party.stored - before, ...sum, longestGap, longestReturn }
}

export function table(tried: readonly Tried[]): string {
  const head = ['fault', 'times', 'actions', 'lost', 'doubled', 'misheard', 'untrue logs', 'longest gap', 'plays again after']
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  const rows = tried.map(({ fault, times, actions, lost, doubled, misheard, untrue, longestGap, longestReturn }) =>
    [fault, times, actions, lost, doubled, misheard, untrue, seconds(longestGap), seconds(longestReturn)].map(String),
  )
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}
