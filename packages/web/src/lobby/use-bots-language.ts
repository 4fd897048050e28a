// Bots speak what their host speaks, as long as the host has not said otherwise: for games in which bots speak at all.
import type { House } from '@safehouse/protocol'
import { useEffect } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import type { Connection } from '../table/connection.ts'
import { language } from '../words/language.ts'
import type { AnySpec } from './option.tsx'

export function useBotsLanguage(table: Connection, house: House): void {
  const spoken = language.value
  const options = useGame(house.game)?.screens.game.options as Readonly<Record<string, AnySpec>> | undefined
  const spec = options?.language
  const isToSay = house.host === table.you && house.options.language === undefined && canBe(spec, spoken) && spec?.default !== spoken
  useEffect(() => {
    if (isToSay) table.command({ do: 'setOptions', options: { ...house.options, language: spoken } })
  }, [isToSay, spoken])
}
const canBe = (spec: AnySpec | undefined, value: string): boolean => spec?.kind === 'pick' && (spec.of as readonly unknown[]).includes(value)
