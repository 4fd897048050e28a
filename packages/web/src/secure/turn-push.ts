// Push messages on "your turn" for this device's person at one table. Nothing is asked for or sent before somebody turns them on.
import { language } from '../i18n/language.ts'
import { readStoredList, writeStoredList } from '../settings.ts'
import type { LocalPerson } from '../table/local-people.ts'

/** A seat on this device: whose turns it is told. */
export type PushedSeat = Pick<LocalPerson, 'code' | 'you' | 'token'>
const STORED_KEY = 'safehouse.push'
const nameOf = ({ code, you }: PushedSeat): string => `${code} ${you}`
const storedSeats = (): readonly string[] => readStoredList<string>(STORED_KEY)

/** The house's key for push messages; null where this browser or the house has none. */
export async function fetchPushKey(): Promise<string | null> {
  if (!('PushManager' in window) || !('Notification' in window)) return null
  const { key } = (await (await fetch('/api/push')).json()) as { readonly key: string | null }
  return key
}
const registration = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready

export async function isPushOn(seat: PushedSeat): Promise<boolean> {
  if (!storedSeats().includes(nameOf(seat)) || Notification.permission !== 'granted') return false
  return (await (await registration()).pushManager.getSubscription()) !== null
}
/** Asks for permission and subscribes. False if the person or the browser says no. */
export async function turnPushOn(seat: PushedSeat, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await registration()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (!(await request(seat, 'PUT', { endpoint, keys, language: language.value }))) return false
  writeStoredList(STORED_KEY, [...storedSeats().filter((stored) => stored !== nameOf(seat)), nameOf(seat)])
  return true
}
export async function turnPushOff(seat: PushedSeat): Promise<void> {
  await request(seat, 'DELETE')
  const others = storedSeats().filter((stored) => stored !== nameOf(seat))
  writeStoredList(STORED_KEY, others)
  if (others.length === 0) await (await (await registration()).pushManager.getSubscription())?.unsubscribe()
}

async function request({ code, token }: PushedSeat, method: 'PUT' | 'DELETE', body?: object): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const { ok } = await fetch(`/api/tables/${code}/push`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return ok
}
