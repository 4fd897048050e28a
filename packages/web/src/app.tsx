// Which screen is at which address. A table's screens are a chunk of their own: the front door loads without them.
import { useEffect, useState } from 'preact/hooks'
import { Redirect, Route, Switch } from 'wouter-preact'
import { chunk } from './chunks.ts'
import { Create } from './landing/create.tsx'
import { Landing } from './landing/landing.tsx'
import { Toasts } from './parts/toast.tsx'

type TablePage = typeof import('./table/page.tsx').TablePage

function LazyTable({ code }: { readonly code: string }) {
  const [Page, setPage] = useState<TablePage>()
  useEffect(() => {
    chunk(() => import('./table/page.tsx')).then(({ TablePage }) => setPage(() => TablePage))
  }, [])
  return Page ? <Page key={code} code={code} /> : null
}

export const App = () => (
  <>
    <Switch>
      <Route path="/" component={Landing} />
      <Route path="/open" component={Create} />
      <Route path="/t/:code">{({ code }) => <LazyTable code={code.toUpperCase()} />}</Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
    <Toasts />
  </>
)
