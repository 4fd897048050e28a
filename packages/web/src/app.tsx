// Which screen is at which address. A table's screens are a chunk of their own: the front door loads without them.
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Redirect, Route, Switch } from 'wouter-preact'
import { chunk } from './chunks.ts'
import { Create } from './landing/create.tsx'
import { Landing } from './landing/landing.tsx'
import { Toasts } from './parts/toast.tsx'
import { ScreenDoor } from './screen/door.tsx'

type AtTable = ComponentType<{ readonly code: string }>
const pages = {
  table: async (): Promise<AtTable> => (await import('./table/page.tsx')).TablePage,
  screen: async (): Promise<AtTable> => (await import('./screen/page.tsx')).ScreenPage,
  picture: async (): Promise<AtTable> => (await import('./screen/picture.tsx')).Picture,
}
function Lazy({ page, code }: { readonly page: keyof typeof pages; readonly code: string }) {
  const [Page, setPage] = useState<AtTable>()
  useEffect(() => {
    chunk(pages[page]).then((loaded) => setPage(() => loaded))
  }, [page])
  return Page ? <Page key={code} code={code} /> : null
}

export const App = () => (
  <>
    <Switch>
      <Route path="/" component={Landing} />
      <Route path="/open" component={Create} />
      <Route path="/t/:code">{({ code }) => <Lazy page="table" code={code.toUpperCase()} />}</Route>
      <Route path="/screen" component={ScreenDoor} />
      <Route path="/screen/:code">{({ code }) => <Lazy page="screen" code={code.toUpperCase()} />}</Route>
      <Route path="/screen/:code/picture">{({ code }) => <Lazy page="picture" code={code.toUpperCase()} />}</Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
    <Toasts />
  </>
)
