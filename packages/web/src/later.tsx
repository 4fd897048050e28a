// A part of this client that is fetched when it is first shown: what a page does not need to begin with.
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { chunk } from './chunks.ts'

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props) {
    const [Part, setPart] = useState<ComponentType<P>>()
    useEffect(() => {
      chunk(load).then((part) => setPart(() => part))
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
