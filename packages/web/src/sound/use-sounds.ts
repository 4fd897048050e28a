// When sounds are played: unless the host turns them off, on every device alike, or only on the shared screen where there is one.
// A sound depends on the kind of an open fact, never on its content, and never on a whisper.
import type { BeatName } from '@safehouse/engine'
import type { House } from '@safehouse/protocol'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { type AnyScreens, type AnySpectatorProps, isOpenFact } from '../games/screens.ts'
import { SharedScreen } from '../screen/shared.ts'
import type { Sound } from './sounds.ts'
import { nextTick } from './ticks.ts'

export const playLazily = (name: Sound) => import('./sounds.ts').then(({ playSound }) => playSound(name)).catch(() => {})

function useIsSoundOn({ settings, screens }: House): boolean {
  const isScreen = useContext(SharedScreen)
  return settings.sound && (isScreen || screens === 0)
}

/** The sounds of a scene's beats, for all games alike. */
const beatSounds: { readonly [beat in BeatName]?: Sound } = { act: 'knock', turn: 'paper', stamp: 'stamp' }

/** One sound for each message: that of the first fact which has one. A message that a scene shows has the sounds of its beats instead. */
export function useMatchSounds(house: House, screens: AnyScreens, matchProps: AnySpectatorProps | undefined): void {
  const isSoundOn = useIsSoundOn(house)
  const count = matchProps?.news.count
  const facts = matchProps?.news.facts
  useEffect(() => {
    if (!isSoundOn || !facts) return
    const found = facts.filter((fact) => isOpenFact(screens, fact)).flatMap((fact) => screens.sounds?.[fact.kind] ?? [])
    if (found[0]) playLazily(found[0])
  }, [count])
  const scene = matchProps?.scene
  useEffect(() => {
    const sound = scene && beatSounds[scene.beat]
    if (isSoundOn && sound) playLazily(sound)
  }, [scene?.key, scene?.beat, scene?.part])
  useTicks(isSoundOn, matchProps && screens.countdownEnd?.(matchProps.common), matchProps)
}
/** Ticks for the last seconds of the public clock. */
function useTicks(isSoundOn: boolean, until: number | undefined, matchProps: AnySpectatorProps | undefined): void {
  const { paused, time } = matchProps ?? {}
  useEffect(() => {
    if (!isSoundOn || until === undefined || paused || !time) return
    let timer: ReturnType<typeof setTimeout>
    const waitForNext = () => {
      const leftMs = until - time()
      const nextTickSeconds = nextTick(leftMs)
      if (nextTickSeconds === undefined) return
      timer = setTimeout(
        () => {
          playLazily('tick')
          waitForNext()
        },
        leftMs - nextTickSeconds * 1000,
      )
    }
    waitForNext()
    return () => clearTimeout(timer)
  }, [isSoundOn, until, paused, time])
}
/** A knock when somebody joins, a door when somebody leaves. */
export function useDoorSounds(house: House): void {
  const before = useRef(house.people.length)
  const peopleCount = house.people.length
  const isSoundOn = useIsSoundOn(house)
  useEffect(() => {
    if (isSoundOn && peopleCount !== before.current) playLazily(peopleCount > before.current ? 'knock' : 'door')
    before.current = peopleCount
  }, [peopleCount, isSoundOn])
}
