// Asks which table a shared screen is to show.

import { messages } from '../i18n/language.ts'
import { CodeForm } from '../landing/code-form.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'

export function ScreenDoorPage() {
  const { screen } = messages()
  return (
    <Page top={<TopBar title={screen.door} back="/" />} class="lead">
      <h2>{screen.which}</h2>
      <p>{screen.whichLine}</p>
      <CodeForm to="/screen/" label={screen.show} />
    </Page>
  )
}
