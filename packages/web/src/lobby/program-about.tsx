// What everybody may know of a bot that somebody else made, on its sheet. Fetched when such a sheet is opened.
import { isolateName } from '../i18n/grammar.ts'
import { useProgramWords } from './program-words/use-program-words.ts'
import './program-about.css'

export function AboutProgram({ by }: { readonly by: string }) {
  const text = useProgramWords()
  if (!text) return null
  return (
    <div class="about-program">
      <span class="program-badge">{text.badge}</span>
      <p>
        {text.madeBy(isolateName(by))}
        <small>{text.about}</small>
      </p>
      <p class="small haze">{text.level}</p>
    </div>
  )
}
