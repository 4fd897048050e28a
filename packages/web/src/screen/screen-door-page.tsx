// Asks which table a shared screen is to show, and in which language.
import { useEffect } from 'preact/hooks'
import { loadLanguage, messages } from '../i18n/language.ts'
import { CodeForm } from '../landing/code-form.tsx'
import { LanguageSwitch } from '../landing/language-switch.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'

export function ScreenDoorPage() {
  const { screen } = messages()
  useScreenLanguage()
  return (
    <Page top={<TopBar title={screen.door} back="/" />} class="lead">
      <h2>{screen.which}</h2>
      <p>{screen.whichLine}</p>
      <CodeForm pathPrefix="/screen/" label={screen.show} />
      <LanguageSwitch settingName="screenLanguage" />
    </Page>
  )
}

/** Speaks the screen's language here, and the person's again on the page after it. */
export function useScreenLanguage(): void {
  useEffect(() => {
    void loadLanguage()
    return () => void loadLanguage()
  }, [])
}
