// The routes of the pages for writing packs, a lazy chunk.
import { Redirect, Route, Switch, useSearchParams } from 'wouter-preact'
import { editorOf } from './editor.ts'
import { itemsOf, packFormatOf } from './formats.ts'
import { usePackMessages } from './i18n/use-pack-messages.ts'
import { ImportPage } from './import-page.tsx'
import { ItemPage } from './item-page.tsx'
import { PackPage } from './pack-page.tsx'
import { PacksPage } from './packs-page.tsx'
import { importPath, packPath, packsPath } from './paths.ts'
import { findPack } from './stored-packs.ts'
import './packs.css'

/** Where the back arrow leads: the table from which the pages were opened, if any. */
let backPath = '/'

export function PackPages() {
  const words = usePackMessages()
  const [search] = useSearchParams()
  const table = search.get('at')
  if (table) backPath = `/t/${table}`
  if (!words) return null
  return (
    <Switch>
      <Route path={packsPath}>
        <PacksPage words={words} back={backPath} />
      </Route>
      <Route path={importPath}>
        <ImportPage words={words} />
      </Route>
      <Route path="/packs/:id/:n?">
        {({ id, n }) => {
          const draft = findPack(id)
          const format = draft && packFormatOf(draft)
          if (!draft || !format) return <Redirect to={packsPath} replace />
          const editor = editorOf(draft, format, words)
          if (n === undefined) return <PackPage editor={editor} />
          const index = Number(n) - 1
          return itemsOf(format, draft)[index] === undefined ? (
            <Redirect to={packPath(id)} replace />
          ) : (
            <ItemPage key={n} editor={editor} index={index} />
          )
        }}
      </Route>
    </Switch>
  )
}
