// The end of a history: what goes is said, and a second press does it. Then it is gone from the house and from this device.
import { useLocation } from 'wouter-preact'
import { ActionBar } from '../parts/action-bar.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { say } from '../parts/toast.tsx'
import { api, sentenceOf } from '../table/asking.ts'
import { words } from '../words/language.ts'
import { forgetGroup } from './stored-groups.ts'

interface Props {
  readonly groupKey: string
  readonly games: number
  onClose(): void
}
export function DeleteGroupSheet({ groupKey, games, onClose }: Props) {
  const { group: text, table } = words()
  const [, go] = useLocation()
  const end = async () => {
    try {
      await api.deleteGroup(groupKey)
      forgetGroup(groupKey)
      go('/')
      say(text.deleted)
    } catch (problem) {
      say(sentenceOf(problem))
    }
  }
  const bar = (
    <ActionBar
      label={table.actions}
      actions={[
        { label: text.deleteIt, tone: 'red', sure: text.deleteSure, press: end },
        { label: text.keepIt, press: onClose },
      ]}
    />
  )
  return <Sheet title={text.deleteTitle} line={text.deleteLine(games)} onClose={onClose} bar={bar} />
}
