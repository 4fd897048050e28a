// useLayout says which layout the screen has. Style sheets place things; this is for what differs in kind: a tall or a wide
// board, and whether there is room for everything at once.
import { useContext, useEffect, useState } from 'preact/hooks'
import { listen } from '../../parts/listen.ts'
import { SharedScreen } from '../../screen/shared.ts'

/** side: a phone in landscape. desk: a desktop. tv: the shared screen. */
export type Layout = 'phone' | 'tablet' | 'side' | 'desk' | 'tv'

const queries: readonly (readonly [Layout, string])[] = [
  ['side', '(orientation: landscape) and (min-width: 560px) and (max-height: 559px)'],
  ['desk', '(min-width: 1100px) and (min-height: 560px)'],
  ['tablet', '(min-width: 620px) and (min-height: 560px)'],
]
const layoutNow = (): Layout => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone'

/** A short phone, where the wide board is larger than the tall one. */
const isShortNow = () => matchMedia('(max-height: 699px)').matches
export function useIsShort(): boolean {
  const [isShort, setIsShort] = useState(isShortNow)
  useEffect(() => {
    const update = () => setIsShort(isShortNow())
    return listen([window, 'resize', update])
  }, [])
  return isShort
}

export function useLayout(): Layout {
  const shared = useContext(SharedScreen)
  const [layout, setLayout] = useState(layoutNow)
  useEffect(() => {
    const update = () => setLayout(layoutNow())
    return listen(...queries.map(([, query]) => [matchMedia(query), 'change', update] as const))
  }, [])
  return shared ? 'tv' : layout
}
