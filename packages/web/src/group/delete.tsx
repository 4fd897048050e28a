// The end of a history: what goes is said, and a second press does it. Then it is gone from the house and from this device.
import { useLocation } from 'wouter-preact'
import { ActionBar } from '../parts/action-bar.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { say } from '../parts/toast.tsx'
import { api, sentenceOf } from '../table/asking.ts'
import { words } from '../words/language.ts'
import { forgetGroup } from './kept-groups.ts'

interface Props {
  readonly groupKey: string
  readonly games: number
  onClose(): void
}
export function Delete({ groupKey, games, onClose }: Props) {
  const { group: said, table } = words()
  const [, go] = useLocation()
  const end = async () => {
    try {
      await api.deleteGroup(groupKey)
      forgetGroup(groupKey)
      go('/')
      say(said.deleted)
    } catch (problem) {
      say(sentenceOf(problem))
    }
  }
  const bar = (
    <ActionBar
      label={table.actions}
      actions={[
        { label: said.deleteIt, tone: 'red', sure: said.deleteSure, press: end },
        { label: said.keepIt, press: onClose },
      ]}
    />
  )
  return <Sheet title={said.deleteTitle} line={said.deleteLine(games)} onClose={onClose} bar={bar} />
}
