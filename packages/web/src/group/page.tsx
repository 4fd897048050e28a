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
import { Delete } from './delete.tsx'
import { Figures } from './figures.tsx'
import { History } from './history.tsx'
import { forgetGroup, keepGroup, keyIn } from './kept-groups.ts'
import { membersOf } from './members.ts'
import { ShareGroup } from './share.tsx'
import { Standings } from './standings.tsx'
import './page.css'

type Found = { readonly group: Group } | { readonly wrong: string } | undefined

export function GroupPage() {
  const key = useKeyInLink()
  const [found, setFound] = useState<Found>()
  const { group: said } = words()
  useEffect(() => {
    let isWanted = true
    api.group(key).then(
      (group) => {
        if (!isWanted) return
        keepGroup({ key, names: membersOf(group).map(({ name }) => name) })
        setFound({ group })
      },
      (problem) => isWanted && setFound({ wrong: sentenceOf(problem) }),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  const top = <TopBar title={said.title} />
  if (!found) return <Page top={top} />
  if ('wrong' in found) return <Unknown groupKey={key} why={found.wrong} />
  return <Known groupKey={key} group={found.group} />
}

function Unknown({ groupKey, why }: { readonly groupKey: string; readonly why: string }) {
  const { group: said, table } = words()
  const [, go] = useLocation()
  const forget = () => {
    forgetGroup(groupKey)
    go('/')
  }
  return (
    <Page
      top={<TopBar title={said.title} />}
      bar={<ActionBar label={table.actions} actions={[{ label: said.forget, press: forget }]} />}
      class="lead"
    >
      <h2>{why}</h2>
    </Page>
  )
}

function Known({ groupKey, group }: { readonly groupKey: string; readonly group: Group }) {
  const [deleting, setDeleting] = useState(false)
  const [, go] = useLocation()
  const { group: said, table } = words()
  const members = membersOf(group)
  const bar = (
    <ActionBar
      label={table.actions}
      actions={[
        { label: said.delete, tone: 'red', slim: true, press: () => setDeleting(true) },
        { label: said.open, tone: 'go', press: () => go(`/open#${groupKey}`) },
      ]}
    />
  )
  return (
    <Page top={<TopBar title={said.title} />} bar={bar} class="group">
      <header>
        <h2>{members.length === 0 ? said.empty : said.names(members.map(({ name }) => isolate(name)))}</h2>
        <p class="small haze">{said.since(group.games.length, group.since)}</p>
      </header>
      {members.length > 0 && (
        <>
          <Standings members={members} />
          <Figures group={group} />
          <History group={group} />
        </>
      )}
      <ShareGroup groupKey={groupKey} />
      {deleting && <Delete groupKey={groupKey} games={group.games.length} onClose={() => setDeleting(false)} />}
    </Page>
  )
}

function useKeyInLink(): string {
  const [key, setKey] = useState(() => keyIn(location.hash))
  useEffect(() => {
    const look = () => setKey(keyIn(location.hash))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return key
}
