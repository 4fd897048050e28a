// The choice of language on the front page, each language under its own name.

import { language, languageNames, languages, loadLanguage, messages } from '../i18n/language.ts'
import { setSetting } from '../settings.ts'
import './language-switch.css'

export const LanguageSwitch = () => (
  <fieldset class="languages">
    <legend class="unseen">{messages().settings.language}</legend>
    {languages.map((one) => (
      <label key={one} class={one === language.value ? 'chosen' : undefined} lang={one}>
        <input
          type="radio"
          name="language"
          checked={one === language.value}
          onChange={() => {
            setSetting('language', one)
            void loadLanguage(one)
          }}
        />
        {languageNames[one]}
      </label>
    ))}
  </fieldset>
)
