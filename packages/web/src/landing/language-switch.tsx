// The choice of language on the front page and for a shared screen, each language under its own name.

import { language, languageNames, languages, loadLanguage, messages } from '../i18n/language.ts'
import { setSetting } from '../settings.ts'
import './language-switch.css'

/** `of`: whose language it is, this person's or the shared screen's. */
export const LanguageSwitch = ({ of = 'language' }: { readonly of?: 'language' | 'screenLanguage' }) => (
  <fieldset class="languages">
    <legend class="unseen">{messages().settings.language}</legend>
    {languages.map((one) => (
      <label key={one} class={one === language.value ? 'chosen' : undefined} lang={one}>
        <input
          type="radio"
          name="language"
          checked={one === language.value}
          onChange={() => {
            setSetting(of, one)
            void loadLanguage(one)
          }}
        />
        {languageNames[one]}
      </label>
    ))}
  </fieldset>
)
