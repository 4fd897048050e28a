// Small panels of the shared screen: how to join, the evening's score, and a hint where the browser blocks sound.
import type { House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { scoreOf } from '../evening/score.ts'
import { messages } from '../i18n/language.ts'
import { useOrigin, withoutScheme } from '../lobby/use-origin.ts'
import { listen } from '../parts/listen.ts'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import './panels.css'

/** How to join this table with a phone, always at the foot of the column. */
export function JoinPanel({ code }: { readonly code: string }) {
  const origin = useOrigin()
  const link = `${origin}/t/${code}`
  const { house: text, screen } = messages()
  return (
    <aside class="tv-way-in" aria-label={text.link}>
      <Qr text={link} label={text.qr(link)} />
      <div>
        <p>{screen.joinAt(withoutScheme(origin))}</p>
        <Plate code={code} />
      </div>
    </aside>
  )
}

/** Everybody who has played tonight, with their wins, between matches. */
export function ScreenScore({ house }: { readonly house: House }) {
  const { evening } = messages()
  if (house.played.length === 0) return null
  return (
    <section class="tv-tonight" aria-label={evening.open}>
      <h2>{evening.title}</h2>
      <ol>
        {scoreOf(house).map(({ id, name, wins }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <b>{wins}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** This page and the page around its frame: user activation of either allows sound. */
const frames = () => [window, window.parent]
const isSoundAllowed = () => frames().some(({ navigator }) => navigator.userActivation?.hasBeenActive ?? true)

/** Browsers allow sound only after a touch or key. Shown until then where the table's sound is on, because phones are silent beside a screen. */
export function SoundHint({ house }: { readonly house: House }) {
  const [isAllowed, setIsAllowed] = useState(isSoundAllowed)
  useEffect(() => {
    const check = () => setIsAllowed(isSoundAllowed())
    return listen(...frames().flatMap((frame) => [[frame, 'pointerup', check] as const, [frame, 'keydown', check] as const]))
  }, [])
  return house.settings.sound && !isAllowed ? <span class="tv-hint">{messages().screen.touchForSound}</span> : null
}
