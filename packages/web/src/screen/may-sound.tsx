// Browsers let a page sound only after somebody touched it. Where the house has its sound on, the screen says so until then,
// for the phones are silent.
import type { House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/language.ts'

/** The page and the page around it: a touch of either is enough. */
const pages = () => [window, window.parent]
const mayIt = () => pages().some(({ navigator }) => navigator.userActivation?.hasBeenActive ?? true)

export function SoundHint({ house }: { readonly house: House }) {
  const [may, setMay] = useState(mayIt)
  useEffect(() => {
    const look = () => setMay(mayIt())
    for (const page of pages()) for (const touch of ['pointerup', 'keydown']) page.addEventListener(touch, look)
    return () => {
      for (const page of pages()) for (const touch of ['pointerup', 'keydown']) page.removeEventListener(touch, look)
    }
  }, [])
  return house.settings.sound && !may ? <span class="tv-hint">{words().screen.touchForSound}</span> : null
}
