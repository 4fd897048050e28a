// Staging: in which order and for how long a decision is shown to people. A game describes a decision as a scene made of beats;
// the timeline says which beat is on at a given game time. Both follow from open facts and their times alone, so that every
// phone and the TV show the same beat at the same moment, for every role alike, and a reload shows the beat that is on.
// Staging never changes what the rules decide: it is for screens, and for bots that wait until people have seen something.
import type { FeedMessage, GameTypes, Seat, SeatRules, Setup } from './contract.ts'

/** The beats of a scene, in the order in which they may come; a series (hands, then a card) may repeat some of them. */
export const beatNames = ['act', 'hush', 'turn', 'look', 'stamp', 'sentence', 'points', 'winner'] as const
export type BeatName = (typeof beatNames)[number]

export interface Beat {
  readonly name: BeatName
  readonly ms: number
  /** Which part of a series this beat shows ("hands", "card"), where a scene has several alike. */
  readonly part?: string
}
export const beat = (name: BeatName, ms: number, part?: string): Beat => (part === undefined ? { name, ms } : { name, ms, part })

/** How one decision is shown. Beats, parts and lengths may depend on open facts only. */
export interface Scene {
  readonly kind: string
  readonly beats: readonly Beat[]
  /**
   * True: screens show the state from before the decision until the scene is over, so that no text runs ahead of the picture.
   * False: the state is shown at once and the scene plays beside it. For games in which play goes on during the scene.
   */
  readonly holds: boolean
  /** Set where people read a result or a card: the seat that acts next. If a bot plays it, it waits until the people have gone on. */
  readonly awaits?: Seat
  /** How long that bot waits at most; missing for a result, which may be talked about. */
  readonly awaitsMs?: number
}
/** A scene with the game time of its decision and its place in the viewer's feed and in the spectators' (message numbers, from 0). */
export interface ScheduledScene {
  readonly scene: Scene
  readonly at: number
  readonly message: number
  readonly openMessage: number
}
export interface RunningScene {
  readonly scene: Scene
  readonly message: number
  /** The beat that is on, as an index into `scene.beats`. */
  readonly beat: number
  /** Game time at which the scene and this beat began, and at which this beat ends. */
  readonly startedAt: number
  readonly beatStartedAt: number
  readonly beatEndsAt: number
}
export interface Staged {
  /** The first message whose effect on the state is not shown yet, because a scene that holds it back runs or waits. */
  readonly heldFrom: number | undefined
  readonly running: RunningScene | undefined
  /** Game time at which all scenes so far are over; nothing if there was none. */
  readonly endsAt: number | undefined
}
/** From game time `at` on, the scenes of the first `heard` open messages play in a quarter of their length: everybody asked for it. */
export interface Hurry {
  readonly heard: number
  readonly at: number
}
export interface ScenePace {
  /** How many times faster than usual all scenes play. */
  readonly speed?: number
  readonly hurried?: readonly Hurry[]
}
const HURRY_SPEEDUP = 4

export const sceneMs = (scene: Scene): number => scene.beats.reduce((sum, { ms }) => sum + ms, 0)

/** What is shown at game time `now`. Scenes play one after the other: one that comes while another plays begins when that is over. */
export function stagedAt(scenes: readonly ScheduledScene[], now: number, pace: ScenePace = {}): Staged {
  let freeFrom = Number.NEGATIVE_INFINITY
  let heldFrom: number | undefined
  let runningScene: RunningScene | undefined
  for (const scheduled of scenes) {
    const { scene, message } = scheduled
    const startedAt = Math.max(scheduled.at, freeFrom)
    const timeOf = sceneTime(scheduled, startedAt, pace)
    freeFrom = timeOf(sceneMs(scene))
    if (now >= freeFrom) continue
    if (scene.holds) heldFrom ??= message
    if (now >= startedAt) runningScene ??= runningAt({ scene, message, startedAt }, now, timeOf)
  }
  return { heldFrom, running: runningScene, endsAt: scenes.length === 0 ? undefined : freeFrom }
}
/** The game time at which this many milliseconds of the scene have been shown. */
function sceneTime({ openMessage }: ScheduledScene, startedAt: number, { speed = 1, hurried = [] }: ScenePace): (shownMs: number) => number {
  const hurriedAt = Math.max(startedAt, Math.min(...hurried.flatMap(({ heard, at }) => (heard > openMessage ? [at] : []))))
  const shownBefore = (hurriedAt - startedAt) * speed
  return (shownMs) => (shownMs <= shownBefore ? startedAt + shownMs / speed : hurriedAt + (shownMs - shownBefore) / speed / HURRY_SPEEDUP)
}

function runningAt(
  { scene, message, startedAt }: Pick<RunningScene, 'scene' | 'message' | 'startedAt'>,
  now: number,
  timeOf: (shownMs: number) => number,
): RunningScene {
  let shownMs = 0
  let beatEndsAt = startedAt
  for (const [beat, { ms }] of scene.beats.entries()) {
    const beatStartedAt = beatEndsAt
    shownMs += ms
    beatEndsAt = timeOf(shownMs)
    if (now < beatEndsAt) return { scene, message, beat, startedAt, beatStartedAt, beatEndsAt }
  }
  throw new Error(`scene ${scene.kind} is over`)
}

/** A scene with what it shows: the open facts of its decision, and the common state before and after them. */
export interface StagedDecision<K extends GameTypes> extends ScheduledScene {
  readonly facts: readonly K['open'][]
  readonly before: K['common']
  readonly after: K['common']
}
/** Older scenes are over and dropped. */
const MAX_SCENES_KEPT = 12

/** The scenes of one match, collected message by message from any viewer's feed; whispers in it are ignored. */
export class SceneSchedule<K extends GameTypes> {
  readonly scenes: StagedDecision<K>[] = []
  /** How many messages of this feed, and how many with open facts, were added. */
  messages = 0
  openMessages = 0
  private common: K['common']

  constructor(
    private readonly game: Pick<SeatRules<K>, 'common' | 'scene'>,
    setup: Setup<K>,
  ) {
    this.common = game.common.start(setup)
  }
  /** The common state after everything that was added, also what is not shown yet. */
  get latest(): K['common'] {
    return this.common
  }
  /** `after`: the common state after the message, where the caller has folded it already. */
  add({ at, facts }: FeedMessage<K>, after?: K['common']): void {
    const message = this.messages++
    const foldByKind = this.game.common.on as unknown as Readonly<Record<string, (common: K['common'], fact: K['open']) => K['common']>>
    const openFacts = facts.filter((fact): fact is K['open'] => Object.hasOwn(foldByKind, fact.kind))
    if (openFacts.length === 0) return
    const openMessage = this.openMessages++
    const before = this.common
    this.common = after ?? openFacts.reduce((common, fact) => foldByKind[fact.kind]!(common, fact), before)
    const scene = this.game.scene?.(openFacts, before, this.common)
    if (!scene) return
    this.scenes.push({ scene, at, message, openMessage, facts: openFacts, before, after: this.common })
    if (this.scenes.length > MAX_SCENES_KEPT) this.scenes.shift()
  }
}
