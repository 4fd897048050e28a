// A group's history at its own link: who has won what, "always me?" in figures, every game, and the end of it. Whoever has the
// link can read all of it, open the next evening, and delete it.
import type { Group } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { ActionBar } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { api, sentenceOf } from '../table/asking.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { DeleteGroupSheet } from './delete-group-sheet.tsx'
import { membersOf } from './members.ts'
import { LuckTables, MatchHistory, ShareGroup, Standings } from './sections.tsx'
import { forgetGroup, groupKeyIn, storeGroup } from './stored-groups.ts'
import './group-page.css'

type Found = { readonly group: Group } | { readonly wrong: string } | undefined

export function GroupPage() {
  const key = useKeyInLink()
  const [found, setFound] = useState<Found>()
  const { group: text } = words()
  useEffect(() => {
    let isWanted = true
    api.group(key).then(
      (group) => {
        if (!isWanted) return
        storeGroup({ key, names: membersOf(group).map(({ name }) => name) })
        setFound({ group })
      },
      (problem) => isWanted && setFound({ wrong: sentenceOf(problem) }),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  const top = <TopBar title={text.title} />
  if (!found) return <Page top={top} />
  if ('wrong' in found) return <UnknownGroupPage groupKey={key} why={found.wrong} />
  return <GroupDetails groupKey={key} group={found.group} />
}

function UnknownGroupPage({ groupKey, why }: { readonly groupKey: string; readonly why: string }) {
  const { group: text, table } = words()
  const [, go] = useLocation()
  const forget = () => {
    forgetGroup(groupKey)
    go('/')
  }
  return (
    <Page
      top={<TopBar title={text.title} />}
      bar={<ActionBar label={table.actions} actions={[{ label: text.forget, press: forget }]} />}
      class="lead"
    >
      <h2>{why}</h2>
    </Page>
  )
}

function GroupDetails({ groupKey, group }: { readonly groupKey: string; readonly group: Group }) {
  const [deleting, setDeleting] = useState(false)
  const [, go] = useLocation()
  const { group: text, table } = words()
  const members = membersOf(group)
  const bar = (
    <ActionBar
      label={table.actions}
      actions={[
        { label: text.delete, tone: 'red', slim: true, press: () => setDeleting(true) },
        { label: text.open, tone: 'go', press: () => go(`/open#${groupKey}`) },
      ]}
    />
  )
  return (
    <Page top={<TopBar title={text.title} />} bar={bar} class="group">
      <header>
        <h2>{members.length === 0 ? text.empty : text.names(members.map(({ name }) => isolate(name)))}</h2>
        <p class="small haze">{text.since(group.games.length, group.since)}</p>
      </header>
      {members.length > 0 && (
        <>
          <Standings members={members} />
          <LuckTables group={group} />
          <MatchHistory group={group} />
        </>
      )}
      <ShareGroup groupKey={groupKey} />
      {deleting && <DeleteGroupSheet groupKey={groupKey} games={group.games.length} onClose={() => setDeleting(false)} />}
    </Page>
  )
}

function useKeyInLink(): string {
  const [key, setKey] = useState(() => groupKeyIn(location.hash))
  useEffect(() => {
    const look = () => setKey(groupKeyIn(location.hash))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return key
}
