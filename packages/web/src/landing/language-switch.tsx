// The choice of language on the front page and for a shared screen, each language under its own name.
import { language, languageNames, languages, loadLanguage, messages } from '../i18n/language.ts'
import { setSetting } from '../settings.ts'
import './language-switch.css'

/** `settingName`: the setting that it changes, this person's language or the shared screen's. */
export const LanguageSwitch = ({ settingName = 'language' }: { readonly settingName?: 'language' | 'screenLanguage' }) => (
  <fieldset class="languages">
    <legend class="unseen">{messages().settings.language}</legend>
    {languages.map((offered) => (
      <label key={offered} class={offered === language.value ? 'chosen' : undefined} lang={offered}>
        <input
          type="radio"
          name="language"
          checked={offered === language.value}
          onChange={() => {
            setSetting(settingName, offered)
            void loadLanguage(offered)
          }}
        />
        {languageNames[offered]}
      </label>
    ))}
  </fieldset>
)
