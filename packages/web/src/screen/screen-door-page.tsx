// Asks which table a shared screen is to show.
import { CodeForm } from '../landing/code-form.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { words } from '../words/language.ts'

export function ScreenDoorPage() {
  const { screen } = words()
  return (
    <Page top={<TopBar title={screen.door} back="/" />} class="lead">
      <h2>{screen.which}</h2>
      <p>{screen.whichLine}</p>
      <CodeForm to="/screen/" label={screen.show} />
    </Page>
  )
}
