// A bot plays this person's chair although the person is here: the host has let it. One press takes it back.
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../parts/action-bar.tsx'
import { Cover } from '../parts/cover.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { words } from '../words/language.ts'
import type { TableClient } from './table-client.ts'

/** Whoever comes in has the chair back by that alone, a moment later. */
const moment = 1500

export function KeptByBot({ table, title }: { readonly table: TableClient; readonly title: string }) {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), moment)
    return () => clearTimeout(timer)
  }, [])
  const { standIn, table: at } = words()
  if (!stays) return null
  const back = { label: standIn.takeBack, tone: 'go', press: () => table.command({ do: 'takeBack' }) } as const
  return <Cover top={<TopBar title={title} />} title={standIn.title} line={standIn.line} bar={<ActionBar label={at.actions} actions={[back]} />} />
}
