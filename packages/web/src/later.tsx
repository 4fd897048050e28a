// A part of this client that a page does not need to begin with: fetched when it is first shown, or ahead, once the page is there.
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { chunk } from './chunks.ts'

/** By then the page itself has come. */
const soon = 2000

export function later<P extends object>(load: () => Promise<ComponentType<P>>, when?: 'ahead'): ComponentType<P> {
  let part: ComponentType<P> | undefined
  const come = async () => {
    part ??= await chunk(load)
    return part
  }
  if (when === 'ahead') setTimeout(come, soon)
  return function Later(props) {
    const [Part, setPart] = useState(() => part)
    useEffect(() => {
      if (!Part) come().then((loaded) => setPart(() => loaded))
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
