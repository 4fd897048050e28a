// The title of the browser's tab, the innermost part first, such as "Spyfall 2 · K7RM · Safehouse". It is made of the
// same public words as the page's heading and must never contain a secret.
import { useEffect, useState } from 'preact/hooks'

interface TitlePart {
  /** Components render from the outside in, so a lower number is further out. */
  readonly order: number
  title: string
}
const parts = new Set<TitlePart>()
let nextOrder = 0
/** Marks around names that only matter for mixed directions of writing in a sentence. */
const isolates = /[\u2068\u2069]/g

function showTitle(): void {
  const inOrder = [...parts].sort((a, b) => a.order - b.order)
  const titles = ['Safehouse', ...inOrder.map(({ title }) => title.replace(isolates, ''))]
  // A part that repeats another is shown once.
  document.title = titles
    .filter((title, i) => title !== '' && titles.indexOf(title) === i)
    .reverse()
    .join(' · ')
}
/** Adds a part to the tab's title for as long as the component is mounted. */
export function usePageTitle(title: string): void {
  const [part] = useState<TitlePart>(() => ({ order: nextOrder++, title }))
  useEffect(() => {
    parts.add(part)
    return () => {
      parts.delete(part)
      showTitle()
    }
  }, [part])
  useEffect(() => {
    part.title = title
    showTitle()
  }, [part, title])
}
