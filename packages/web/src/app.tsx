// Which screen is at which address. A table's screens and the packs are chunks of their own: the front door loads without them.
import type { ComponentType } from 'preact'
import { Redirect, Route, Switch } from 'wouter-preact'
import { Create } from './landing/create.tsx'
import { Landing } from './landing/landing.tsx'
import { later } from './later.tsx'
import { Toasts } from './parts/toast.tsx'
import { ScreenDoor } from './screen/door.tsx'

type AtTable = ComponentType<{ readonly code: string }>
const Table: AtTable = later(async () => (await import('./table/page.tsx')).TablePage)
const Screen: AtTable = later(async () => (await import('./screen/page.tsx')).ScreenPage)
const Picture: AtTable = later(async () => (await import('./screen/picture.tsx')).Picture)
const GroupHistory = later(async () => (await import('./group/page.tsx')).GroupPage)
const Packs = later(async () => (await import('./packs/index.tsx')).Packs)

/** Another table is another page. */
const at =
  (Page: AtTable) =>
  ({ code }: { readonly code: string }) => <Page key={code.toUpperCase()} code={code.toUpperCase()} />

export const App = () => (
  <>
    <Switch>
      <Route path="/" component={Landing} />
      <Route path="/open" component={Create} />
      <Route path="/t/:code">{at(Table)}</Route>
      <Route path="/screen" component={ScreenDoor} />
      <Route path="/screen/:code">{at(Screen)}</Route>
      <Route path="/screen/:code/picture">{at(Picture)}</Route>
      <Route path="/group">
        <GroupHistory />
      </Route>
      <Route path="/packs/*?">
        <Packs />
      </Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
    <Toasts />
  </>
)
