// Why there is no microphone: an address without https, a host who has closed voice, or nobody but bots to talk to.
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { VoiceMessages } from './i18n/en.ts'
import icons from './icons.svg?no-inline'
import type { Voice } from './voice.ts'
import { DeviceSwitches, HostSwitch } from './voice-switches.tsx'

/** The certificate that a device trusts; only a house with https of its own has it. */
const ROOT_PATH = '/trust/safehouse-root.crt'

interface Props {
  readonly words: VoiceMessages
  onClose(): void
}
/** Browsers open a microphone on secure addresses only. Says so, and what to do. */
export function InsecureSheet({ words: { http: text }, onClose }: Props) {
  const [hasTrustPage, setHasTrustPage] = useState<boolean>()
  useEffect(() => {
    fetch(ROOT_PATH).then(
      ({ ok, headers }) => setHasTrustPage(ok && !headers.get('content-type')?.includes('html')), // any other path answers with the page
      () => setHasTrustPage(false),
    )
  }, [])
  const bar = <ActionBar label={text.title} actions={[{ label: text.notNow, press: onClose }]} />
  return (
    <Sheet title={text.title} line={text.line} onClose={onClose} bar={bar}>
      <ul class="rows">
        {hasTrustPage ? (
          <li class="row">
            <Drawing name="icon-lock" class="row-icon" />
            <span class="row-words">
              {text.trust}
              <small>{text.trustLine}</small>
            </span>
            <a class="row-value" href="/trust">
              {text.show}
            </a>
          </li>
        ) : (
          <li class="row">
            <Drawing name="icon-lock" class="row-icon" />
            <span class="row-words">
              {text.noTrust}
              <small>{text.noTrustLine}</small>
            </span>
          </li>
        )}
        <li class="row">
          <Drawing from={icons} name="phones" class="row-icon" />
          <span class="row-words">
            {text.elsewhere}
            <small>{text.elsewhereLine}</small>
          </span>
        </li>
      </ul>
    </Sheet>
  )
}

/** One person who practises against bots: they do not listen, but they can speak. */
export function AloneSheet({ words, onClose }: Props) {
  const { alone, http } = words
  const bar = <ActionBar label={alone.title} actions={[{ label: http.notNow, press: onClose }]} />
  return (
    <Sheet title={alone.title} line={alone.line} onClose={onClose} bar={bar}>
      <DeviceSwitches words={words} />
    </Sheet>
  )
}

export function ClosedSheet({ voice, words, onClose }: Props & { readonly voice: Voice }) {
  const { closed, http } = words
  const bar = <ActionBar label={closed.title} actions={[{ label: http.notNow, press: onClose }]} />
  return (
    <Sheet title={closed.title} line={closed.host} onClose={onClose} bar={bar}>
      <HostSwitch voice={voice} words={words} />
    </Sheet>
  )
}
