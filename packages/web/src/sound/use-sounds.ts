// When a table sounds: off until its host turns it on, then on everyone's device alike. What sounds is the kind of a message
// that all hear, never what is in it, and never a whisper.
import type { House } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { type AnyOpenPlay, type AnyScreens, isOpen } from '../games/screens.ts'
import type { Sound } from './sounds.ts'

const make = (name: Sound) => import('./sounds.ts').then(({ sound }) => sound(name)).catch(() => {})

/** One sound a message: the first of its facts that has one. */
export function useSounds(house: House, screens: AnyScreens, play: AnyOpenPlay | undefined): void {
  const { sound } = house.settings
  const count = play?.news.count
  const facts = play?.news.facts
  useEffect(() => {
    if (!sound || !facts) return
    const heard = facts.filter((fact) => isOpen(screens, fact)).flatMap((fact) => screens.sounds?.[fact.kind] ?? [])
    if (heard[0]) make(heard[0])
  }, [count])
}
/** A knock when somebody comes in, a door when somebody goes. */
export function useDoorSounds(house: House): void {
  const before = useRef(house.people.length)
  const now = house.people.length
  const { sound } = house.settings
  useEffect(() => {
    if (sound && now !== before.current) make(now > before.current ? 'knock' : 'door')
    before.current = now
  }, [now, sound])
}
