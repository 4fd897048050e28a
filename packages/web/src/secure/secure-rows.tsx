// The rows of the settings that only a secure context can offer: push notifications for the own turn, and installing the app. The
// same for every role.
import { useEffect, useState } from 'preact/hooks'
import { Switch } from '../parts/rows.tsx'
import { showToast } from '../parts/toast.tsx'
import { InstallRow } from './install-offer.tsx'
import { fetchPushKey, isPushOn, type PushedSeat, turnPushOff, turnPushOn } from './turn-push.ts'
import { useSecureWords } from './words/use-secure-words.ts'

export const SecureRows = ({ seat }: { readonly seat: PushedSeat | undefined }) => (
  <>
    {seat && <PushSwitch key={seat.token} seat={seat} />}
    <InstallRow />
  </>
)

function PushSwitch({ seat }: { readonly seat: PushedSeat }) {
  const words = useSecureWords()
  const [key, setKey] = useState<string | null>(null)
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    fetchPushKey().then(setKey, () => {})
    isPushOn(seat).then(setIsOn, () => {})
  }, [])
  if (!words || key === null) return null
  const change = async (on: boolean) => {
    const isChanged = await (on ? turnPushOn(seat, key) : turnPushOff(seat).then(() => true)).catch(() => false)
    if (isChanged) setIsOn(on)
    else showToast(words.pushRefused)
  }
  return <Switch label={words.push} line={words.pushLine} on={isOn} onChange={change} />
}
