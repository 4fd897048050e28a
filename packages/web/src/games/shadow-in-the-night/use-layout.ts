// Which of the layouts this screen has. Where things are is the style sheets' matter; this is for what differs in kind:
// a tall board or a wide one, and whether there is room for everything at once.
import { useContext, useEffect, useState } from 'preact/hooks'
import { SharedScreen } from '../../screen/shared.ts'

export type Layout = 'phone' | 'tablet' | 'side' | 'desk' | 'tv'

const queries: readonly (readonly [Layout, string])[] = [
  ['side', '(orientation: landscape) and (max-height: 559px)'],
  ['desk', '(min-width: 1100px) and (min-height: 560px)'],
  ['tablet', '(min-width: 620px) and (min-height: 560px)'],
]
const layoutNow = (): Layout => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone'

export function useLayout(): Layout {
  const shared = useContext(SharedScreen)
  const [layout, setLayout] = useState(layoutNow)
  useEffect(() => {
    const look = () => setLayout(layoutNow())
    const lists = queries.map(([, query]) => matchMedia(query))
    for (const list of lists) list.addEventListener('change', look)
    return () => {
      for (const list of lists) list.removeEventListener('change', look)
    }
  }, [])
  return shared ? 'tv' : layout
}
