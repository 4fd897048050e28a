// The pages of packs: which is at which address. A chunk of its own, for whoever writes.
import { Redirect, Route, Switch, useSearchParams } from 'wouter-preact'
import { Bring } from './bring.tsx'
import { editorOf } from './editor.ts'
import { formatOf, itemsOf } from './formats.ts'
import { Item } from './item.tsx'
import { packOf } from './kept-packs.ts'
import { Pack } from './pack.tsx'
import { bringPath, packPath, shelfPath } from './paths.ts'
import { Shelf } from './shelf.tsx'
import { usePackWords } from './words/spoken.ts'
import './packs.css'

/** The table that somebody came from, for the way back. */
let cameFrom = '/'

export function Packs() {
  const words = usePackWords()
  const [search] = useSearchParams()
  const table = search.get('at')
  if (table) cameFrom = `/t/${table}`
  if (!words) return null
  return (
    <Switch>
      <Route path={shelfPath}>
        <Shelf words={words} back={cameFrom} />
      </Route>
      <Route path={bringPath}>
        <Bring words={words} />
      </Route>
      <Route path="/packs/:id/:n?">
        {({ id, n }) => {
          const draft = packOf(id)
          const format = draft && formatOf(draft)
          if (!draft || !format) return <Redirect to={shelfPath} replace />
          const editor = editorOf(draft, format, words)
          if (n === undefined) return <Pack editor={editor} />
          const item = Number(n) - 1
          return itemsOf(format, draft)[item] === undefined ? <Redirect to={packPath(id)} replace /> : <Item key={n} editor={editor} n={item} />
        }}
      </Route>
    </Switch>
  )
}
