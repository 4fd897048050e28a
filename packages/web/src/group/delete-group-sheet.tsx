// Deletes a group's history on the server and on this device, after a second press.
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
  const deleteGroup = async () => {
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
        { label: text.deleteIt, tone: 'red', sure: text.deleteSure, press: deleteGroup },
        { label: text.keepIt, press: onClose },
      ]}
    />
  )
  return <Sheet title={text.deleteTitle} line={text.deleteLine(games)} onClose={onClose} bar={bar} />
}
