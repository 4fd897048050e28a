// The packs of this browser as rows of a table's options. The host switches them on or off; everybody can read which are on.
import { useLocation } from 'wouter-preact'
import { ActionRow, Switch } from '../parts/rows.tsx'
import type { Draft } from './drafts.ts'
import { formats, itemsOf, mistakeCountText, mistakesOf, toFinishedPack } from './formats.ts'
import { usePackMessages } from './i18n/use-pack-messages.ts'
import { packsPath } from './paths.ts'
import { storedPacks } from './stored-packs.ts'

interface Props {
  readonly game: string
  readonly code: string
  readonly chosen: readonly Draft[]
  readonly disabled: boolean
  onChange(packs: readonly unknown[]): void
}
export function OwnPacksOption({ game, code, chosen, disabled, onChange }: Props) {
  const words = usePackMessages()
  const [, go] = useLocation()
  const format = formats.find((candidate) => candidate.game === game)
  if (!words || !format) return null
  const storedHere = disabled ? [] : storedPacks.value.filter((pack) => pack.format === format.format)
  const fromElsewhere = chosen.filter((pack) => !storedHere.some(({ id }) => id === pack.id))
  const without = (id: string) => chosen.filter((pack) => pack.id !== id)
  return (
    <>
      {fromElsewhere.map((pack) => (
        <Switch
          key={pack.id}
          label={pack.name}
          line={disabled ? words.items[format.game](itemsOf(format, pack).length) : words.choose.elsewhere}
          on
          disabled={disabled}
          onChange={() => onChange(without(pack.id))}
        />
      ))}
      {storedHere.map((pack) => {
        const found = mistakesOf(format, pack)
        const mistakes = found.length
        const chosenVersion = chosen.find(({ id }) => id === pack.id)
        const isStale =
          chosenVersion !== undefined && mistakes === 0 && JSON.stringify(chosenVersion) !== JSON.stringify(toFinishedPack(format, pack))
        const line =
          mistakes > 0
            ? `${mistakeCountText(words, found)}: ${words.choose.mend}`
            : isStale
              ? words.choose.stale
              : words.items[format.game](itemsOf(format, pack).length)
        return (
          <Switch
            key={pack.id}
            label={pack.name.trim() || words.unnamed}
            line={line}
            on={chosenVersion !== undefined}
            disabled={mistakes > 0 && chosenVersion === undefined}
            onChange={(on) => onChange(on ? [...without(pack.id), toFinishedPack(format, pack)] : without(pack.id))}
          />
        )
      })}
      {!disabled && (
        <ActionRow
          icon="plus"
          label={words.choose.write}
          line={storedHere.length === 0 ? words.choose.none : undefined}
          onPress={() => go(`${packsPath}?at=${code}`)}
        />
      )}
    </>
  )
}
