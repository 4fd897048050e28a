// The page of a group: standings, luck, every match, and deleting it. Everybody with the link can do all of that and open a table for
// the group.
import type { Group } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import type { BarAction } from '../parts/action-bar.tsx'
import { listen } from '../parts/listen.ts'
import { Page } from '../parts/page.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { showToast } from '../parts/toast.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { api, errorMessage } from '../table/api.ts'
import { membersOf } from './members.ts'
import { LuckTables, MatchHistory, ShareGroup, Standings } from './sections.tsx'
import { forgetGroup, groupKeyIn, storeGroup } from './stored-groups.ts'
import './group-page.css'

const GroupFigures = lazy(async () => (await import('../beliefs/group-figures.tsx')).GroupFigures)

/** Undefined while loading. */
type Lookup = { readonly group: Group } | { readonly error: string } | undefined

export function GroupPage() {
  const key = useGroupKeyInAddress()
  const [lookup, setLookup] = useState<Lookup>()
  const { group: text } = messages()
  useEffect(() => {
    let isMounted = true
    setLookup(undefined)
    api.group(key).then(
      (group) => {
        if (!isMounted) return
        storeGroup({ key, names: membersOf(group).map(({ name }) => name) })
        setLookup({ group })
      },
      (problem) => isMounted && setLookup({ error: errorMessage(problem) }),
    )
    return () => {
      isMounted = false
    }
  }, [key])
  const top = <TopBar title={text.title} />
  if (!lookup) return <Page top={top} />
  if ('error' in lookup) return <UnknownGroupPage groupKey={key} error={lookup.error} />
  return <GroupDetails groupKey={key} group={lookup.group} />
}

function UnknownGroupPage({ groupKey, error }: { readonly groupKey: string; readonly error: string }) {
  const { group: text } = messages()
  const [, go] = useLocation()
  const forget = () => {
    forgetGroup(groupKey)
    go('/')
  }
  return (
    <Page top={<TopBar title={text.title} />} actions={[{ label: text.forget, press: forget }]} class="lead">
      <h2>{error}</h2>
    </Page>
  )
}

function GroupDetails({ groupKey, group }: { readonly groupKey: string; readonly group: Group }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [, go] = useLocation()
  const { group: text } = messages()
  const members = membersOf(group)
  const actions: BarAction[] = [
    { label: text.delete, tone: 'red', slim: true, press: () => setIsDeleting(true) },
    { label: text.open, tone: 'go', press: () => go(`/open#${groupKey}`) },
  ]
  return (
    <Page top={<TopBar title={text.title} />} actions={actions} class="group">
      <header>
        <h2>{members.length === 0 ? text.empty : text.names(members.map(({ name }) => isolateName(name)))}</h2>
        <p class="small haze">{text.since(group.games.length, group.since)}</p>
      </header>
      {members.length > 0 && (
        <>
          <Standings members={members} />
          <LuckTables group={group} />
          <GroupFiguresButton group={group} />
          <MatchHistory group={group} />
        </>
      )}
      <ShareGroup groupKey={groupKey} />
      {isDeleting && <DeleteGroupSheet groupKey={groupKey} matchCount={group.games.length} onClose={() => setIsDeleting(false)} />}
    </Page>
  )
}

/** The button that loads the figures. They are computed from many records, so nothing of them is loaded before. */
function GroupFiguresButton({ group }: { readonly group: Group }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <GroupFigures group={group} />
  return (
    <button type="button" class="button plain" onClick={() => setIsOpen(true)}>
      {messages().debrief.whoKnewWhat}
    </button>
  )
}

function useGroupKeyInAddress(): string {
  const [key, setKey] = useState(() => groupKeyIn(location.hash))
  useEffect(() => listen([window, 'hashchange', () => setKey(groupKeyIn(location.hash))]), [])
  return key
}

interface DeleteProps {
  readonly groupKey: string
  readonly matchCount: number
  onClose(): void
}
/** Deletes the history on the server and on this device, after a second press. */
function DeleteGroupSheet({ groupKey, matchCount, onClose }: DeleteProps) {
  const { group: text } = messages()
  const [, go] = useLocation()
  const deleteGroup = async () => {
    try {
      await api.deleteGroup(groupKey)
      forgetGroup(groupKey)
      go('/')
      showToast(text.deleted)
    } catch (problem) {
      showToast(errorMessage(problem))
    }
  }
  const actions: BarAction[] = [
    { label: text.deleteIt, tone: 'red', sure: text.deleteSure, press: deleteGroup },
    { label: text.keepIt, press: onClose },
  ]
  return <Sheet title={text.deleteTitle} line={text.deleteLine(matchCount)} onClose={onClose} actions={actions} />
}
