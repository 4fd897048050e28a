// When a table sounds: off until its host turns it on, then on everyone's device alike, or on the room's shared screen alone
// where there is one. What sounds is the kind of a message that all hear, never what is in it, and never a whisper.
import type { House } from '@safehouse/protocol'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { type AnyOpenPlay, type AnyScreens, isOpen } from '../games/screens.ts'
import { SharedScreen } from '../screen/shared.ts'
import type { Sound } from './sounds.ts'
import { nextTick } from './ticks.ts'

const make = (name: Sound) => import('./sounds.ts').then(({ playSound: sound }) => sound(name)).catch(() => {})

function useIsSoundOn({ settings, screens }: House): boolean {
  const isScreen = useContext(SharedScreen)
  return settings.sound && (isScreen || screens === 0)
}

/** One sound a message: the first of its facts that has one. */
export function useMatchSounds(house: House, screens: AnyScreens, play: AnyOpenPlay | undefined): void {
  const sounding = useIsSoundOn(house)
  const count = play?.news.count
  const facts = play?.news.facts
  useEffect(() => {
    if (!sounding || !facts) return
    const heard = facts.filter((fact) => isOpen(screens, fact)).flatMap((fact) => screens.sounds?.[fact.kind] ?? [])
    if (heard[0]) make(heard[0])
  }, [count])
  useTicks(sounding, play && screens.ticksTo?.(play.common), play)
}
/** The last seconds of the clock that everyone looks at. */
function useTicks(sounding: boolean, until: number | undefined, play: AnyOpenPlay | undefined): void {
  const { paused, time } = play ?? {}
  useEffect(() => {
    if (!sounding || until === undefined || paused || !time) return
    let timer: ReturnType<typeof setTimeout>
    const waitForNext = () => {
      const left = until - time()
      const next = nextTick(left)
      if (next === undefined) return
      timer = setTimeout(
        () => {
          make('tick')
          waitForNext()
        },
        left - next * 1000,
      )
    }
    waitForNext()
    return () => clearTimeout(timer)
  }, [sounding, until, paused, time])
}
/** A knock when somebody comes in, a door when somebody goes. */
export function useDoorSounds(house: House): void {
  const before = useRef(house.people.length)
  const now = house.people.length
  const sounding = useIsSoundOn(house)
  useEffect(() => {
    if (sounding && now !== before.current) make(now > before.current ? 'knock' : 'door')
    before.current = now
  }, [now, sounding])
}
