// Seats a program, for the host: a link with a one-time key to copy, or one of the bots that the server's operator offers. Fetched
// when it is opened.
import type { OfferedBot } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { ActionRow } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { showToast } from '../parts/toast.tsx'
import { api } from '../table/api.ts'
import type { TableSheetProps } from '../table/props.ts'
import { useProgramWords } from './program-words/use-program-words.ts'
import { ShareButtons } from './share-table.tsx'
import { useOrigin } from './use-origin.ts'
import './program-sheet.css'

export function ProgramSheet({ client, house, onClose }: TableSheetProps) {
  const [key, setKey] = useState<string>()
  const [offered, setOffered] = useState<readonly OfferedBot[]>([])
  const origin = useOrigin()
  const { menu } = messages()
  const text = useProgramWords()
  useEffect(() => {
    api.info().then(
      ({ bots }) => setOffered(bots),
      () => {},
    )
  }, [])
  if (!text) return null
  const invite = async () => {
    const made = await client.commands.inviteProgram()
    if (made) setKey(made.key)
  }
  const callBot = async ({ name }: OfferedBot) => {
    if (!(await client.commands.inviteProgram(name))) return
    showToast(text.called(isolateName(name)))
    onClose()
  }
  const link = `${origin}/t/${house.code}#program=${key}`
  const actions: BarAction[] = [
    { label: menu.close, press: onClose },
    { label: key === undefined ? text.make : text.another, tone: 'go', press: invite },
  ]
  return (
    <Sheet title={text.title} line={text.lead} onClose={onClose} actions={actions}>
      <div role="status">
        {key !== undefined && (
          <div class="program-link">
            <p class="small haze">{text.link}</p>
            <p class="share-link">{link}</p>
            <ShareButtons link={link} />
            <p class="small haze">{text.keep}</p>
          </div>
        )}
      </div>
      {offered.length > 0 && (
        <>
          <h3 class="small haze">{text.offered}</h3>
          <ul class="rows">
            {offered.map((bot) => (
              <ActionRow key={bot.name} icon="icon-seat" label={bot.name} line={text.madeBy(isolateName(bot.by))} onPress={() => callBot(bot)} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}
