// The routes of the client. Every page is a chunk of its own; those of the front page and of a table are fetched beside the language if they are
// the first.
import type { ComponentType } from 'preact'
import { Redirect, Route, Switch } from 'wouter-preact'
import { lazy } from './lazy.tsx'
import { Announcer } from './parts/announcer.tsx'
import { Toasts } from './parts/toast.tsx'

const LandingPage = lazy(async () => (await import('./landing/landing-page.tsx')).LandingPage, location.pathname === '/' ? 'now' : undefined)
const CreatePage = lazy(async () => (await import('./landing/create-page.tsx')).CreatePage, 'prefetch')
const ScreenDoorPage = lazy(async () => (await import('./screen/screen-door-page.tsx')).ScreenDoorPage)
type PageOfTable = ComponentType<{ readonly code: string }>
const TablePage: PageOfTable = lazy(
  async () => (await import('./table/table-page.tsx')).TablePage,
  location.pathname.startsWith('/t/') ? 'now' : undefined,
)
const ScreenPage: PageOfTable = lazy(async () => (await import('./screen/screen-page.tsx')).ScreenPage)
const ScreenPicturePage: PageOfTable = lazy(async () => (await import('./screen/screen-picture-page.tsx')).ScreenPicturePage)
const ArenaPage = lazy(async () => (await import('./arena/arena-page.tsx')).ArenaPage)
const GroupPage = lazy(async () => (await import('./group/group-page.tsx')).GroupPage)
const ReplayPage = lazy(async () => (await import('./replay/replay-page.tsx')).ReplayPage)
const PackPages = lazy(async () => (await import('./packs/pack-pages.tsx')).PackPages)

/** Keyed by the code: another table mounts a new page. */
const withCode =
  (Page: PageOfTable) =>
  ({ code }: { readonly code: string }) => <Page key={code.toUpperCase()} code={code.toUpperCase()} />

export const App = () => (
  <>
    <Switch>
      <Route path="/">
        <LandingPage />
      </Route>
      <Route path="/open">
        <CreatePage />
      </Route>
      <Route path="/t/:code">{withCode(TablePage)}</Route>
      <Route path="/screen">
        <ScreenDoorPage />
      </Route>
      <Route path="/screen/:code">{withCode(ScreenPage)}</Route>
      <Route path="/screen/:code/picture">{withCode(ScreenPicturePage)}</Route>
      <Route path="/arena">
        <ArenaPage />
      </Route>
      <Route path="/group">
        <GroupPage />
      </Route>
      <Route path="/replay">
        <ReplayPage />
      </Route>
      <Route path="/replay/:code/:n">
        {({ code, n }) => <ReplayPage key={`${code}/${n}`} match={{ code: code.toUpperCase(), matchNumber: Number(n) }} />}
      </Route>
      <Route path="/packs/*?">
        <PackPages />
      </Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
    <Toasts />
    <Announcer />
  </>
)
