// A group's figures over its evenings: who is suspected though innocent, who hides well, whose guesses are right, and the honours. They are
// worked out on this device from the records that it may read: nothing is stored, so nothing has to be trusted.
import type { SeatFigures } from '@safehouse/beliefs'
import type { Group, GroupGame } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { membersOf, namesOf } from '../group/members.ts'
import { isolateName } from '../i18n/grammar.ts'
import { Segments } from '../parts/rows.tsx'
import { api } from '../table/api.ts'
import { peopleOfBrowser } from '../table/local-people.ts'
import { estimateOf, type FollowedMatch, findDistinctPair, type MemberFigures, MIN_OCCASIONS, memberFigures } from './comparing.ts'
import type { BeliefMessages } from './i18n/en.ts'
import { useBeliefMessages } from './i18n/use-belief-messages.ts'
import type { OnlookerAnswer, OnlookerRequest } from './onlooker-worker.ts'
import { startOnlookerWorker } from './use-onlooker.ts'
import './group-figures.css'

/** How many of the latest matches are used. */
const MAX_MATCHES = 60
const figureKinds = ['suspected', 'hid', 'guessed'] as const satisfies readonly (keyof SeatFigures)[]
const honourKinds = ['liar', 'nose', 'wronged'] as const

export function GroupFigures({ group }: { readonly group: Group }) {
  const words = useBeliefMessages()
  const { matches, doneCount, totalCount } = useFollowedMatches(group)
  const [kind, setKind] = useState<keyof SeatFigures>('suspected')
  if (!words) return null
  const { group: text } = words
  const members = memberFigures(
    matches,
    membersOf(group).map(({ name }) => name),
  )
  return (
    <section class="group-figures" aria-label={text.title}>
      <h3>{text.title}</h3>
      {doneCount < totalCount ? (
        <p role="status">
          {words.working} <progress value={doneCount / totalCount} aria-label={text.title} />
        </p>
      ) : (
        <p class="small haze">{text.readable(matches.length, group.games.length)}</p>
      )}
      {members.length > 0 && (
        <>
          <Segments<keyof SeatFigures>
            label={text.title}
            options={figureKinds.map((kind) => ({ value: kind, label: text.kinds[kind].tab }))}
            value={kind}
            onChange={setKind}
          />
          <h4>{text.kinds[kind].title}</h4>
          <Verdict members={members} kind={kind} words={words} />
          <ul class="group-shares">
            {members.map((member) => (
              <MemberShare key={member.name} member={member} kind={kind} words={words} />
            ))}
          </ul>
          <p class="small haze">{text.paleBar}</p>
          <HonourTable members={members} words={words} />
        </>
      )}
    </section>
  )
}

interface KindProps {
  readonly kind: keyof SeatFigures
  readonly words: BeliefMessages
}
/** Names two members only if their intervals do not overlap. */
function Verdict({ members, kind, words: { group } }: KindProps & { readonly members: readonly MemberFigures[] }) {
  const distinctPair = findDistinctPair(members, kind)
  if (!distinctPair) return <p>{group.notYet}</p>
  return (
    <p>
      <b>{group.kinds[kind].more(isolateName(distinctPair[0]), isolateName(distinctPair[1]))}</b> {members.length > 2 && group.others}
    </p>
  )
}
function MemberShare({ member: { name, figures }, kind, words }: KindProps & { readonly member: MemberFigures }) {
  const estimate = estimateOf(figures[kind])
  const percent = (share: number) => `${100 * share}%`
  return (
    <li>
      <p>
        <bdi>{name}</bdi>
        <small>{words.group.occasions(figures[kind].of)}</small>
      </p>
      {estimate ? (
        <>
          <span class="group-share-bar" aria-hidden="true">
            <i style={{ left: percent(estimate.low), width: percent(estimate.high - estimate.low) }} />
            <s style={{ left: percent(estimate.share) }} />
          </span>
          <p class="group-share-figure">
            <b>{words.percent(estimate.share)}</b>
            <small>{words.group.interval(estimate.low, estimate.high)}</small>
          </p>
        </>
      ) : (
        <p class="group-share-few">{words.group.tooFew(MIN_OCCASIONS)}</p>
      )}
    </li>
  )
}
const HonourTable = ({ members, words }: { readonly members: readonly MemberFigures[]; readonly words: BeliefMessages }) => (
  <table class="figures-table group-honours">
    <caption>{words.honours}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{words.group.who}</span>
        </th>
        {honourKinds.map((kind) => (
          <th key={kind} scope="col">
            {words.honour[kind]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {members.map(({ name, honours }) => (
        <tr key={name}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          {honourKinds.map((kind) => (
            <td key={kind}>{honours[kind] > 0 && honours[kind]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Follows, as an onlooker, the matches whose records this device may read, one after another. */
function useFollowedMatches(group: Group) {
  const games = group.games.slice(-MAX_MATCHES)
  const [matches, setMatches] = useState<readonly FollowedMatch[]>([])
  const [doneCount, setDoneCount] = useState(0)
  useEffect(() => {
    const worker = startOnlookerWorker()
    const nameOf = namesOf(group)
    let isShown = true
    void (async () => {
      for (const game of games) {
        const answer = await followMatch(worker, game)
        if (!isShown) return
        const names = game.sitters.map(({ name, kind }) => (kind === 'bot' ? undefined : nameOf(name)))
        if (answer) setMatches((before) => [...before, { names, ...answer.story }])
        setDoneCount((count) => count + 1)
      }
    })()
    return () => {
      isShown = false
      worker.terminate()
    }
  }, [group])
  return { matches, doneCount, totalCount: games.length }
}
/** Undefined where this device may not read the record, or nothing was turned up. */
async function followMatch(worker: Worker, { id }: GroupGame): Promise<OnlookerAnswer | undefined> {
  const [code = '', matchNumber = ''] = id.split('/')
  const token = peopleOfBrowser(code.split('-')[0]!)[0]?.token
  const record = await api.record(code, Number(matchNumber), token).catch(() => undefined)
  if (!record) return undefined
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<OnlookerAnswer | undefined>) => resolve(data)
    worker.onerror = () => resolve(undefined)
    worker.postMessage({ record } satisfies OnlookerRequest)
  })
}
