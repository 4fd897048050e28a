// Deletes a group's history on the server and on this device, after a second press.
import { useLocation } from 'wouter-preact'
import { messages } from '../i18n/language.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { showToast } from '../parts/toast.tsx'
import { api, errorMessage } from '../table/api.ts'
import { forgetGroup } from './stored-groups.ts'

interface Props {
  readonly groupKey: string
  readonly games: number
  onClose(): void
}
export function DeleteGroupSheet({ groupKey, games, onClose }: Props) {
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
  return <Sheet title={text.deleteTitle} line={text.deleteLine(games)} onClose={onClose} actions={actions} />
}
