// The packs of this browser as rows of a table's options. The host switches them on or off; everybody can read which are on.
import { useLocation } from 'wouter-preact'
import { Do, Switch } from '../parts/rows.tsx'
import type { Draft } from './drafts.ts'
import { countOf, formats, itemsOf, mistakesOf, toFinishedPack } from './formats.ts'
import { usePackMessages } from './i18n/use-pack-messages.ts'
import { packsPath } from './paths.ts'
import { storedPacks } from './stored-packs.ts'

interface Props {
  readonly game: string
  readonly code: string
  readonly chosen: readonly Draft[]
  readonly closed: boolean
  onChange(packs: readonly unknown[]): void
}
export function OwnPacksOption({ game, code, chosen, closed, onChange }: Props) {
  const words = usePackMessages()
  const [, go] = useLocation()
  const format = formats.find((candidate) => candidate.game === game)
  if (!words || !format) return null
  const kept = closed ? [] : storedPacks.value.filter((pack) => pack.format === format.format)
  const foreign = chosen.filter((pack) => !kept.some(({ id }) => id === pack.id))
  const without = (id: string) => chosen.filter((pack) => pack.id !== id)
  return (
    <>
      {foreign.map((pack) => (
        <Switch
          key={pack.id}
          label={pack.name}
          line={closed ? words.items[format.game](itemsOf(format, pack).length) : words.choose.elsewhere}
          on
          closed={closed}
          onChange={() => onChange(without(pack.id))}
        />
      ))}
      {kept.map((pack) => {
        const found = mistakesOf(format, pack)
        const mistakes = found.length
        const now = chosen.find(({ id }) => id === pack.id)
        const isStale = now !== undefined && mistakes === 0 && JSON.stringify(now) !== JSON.stringify(toFinishedPack(format, pack))
        const line =
          mistakes > 0
            ? `${countOf(words, found)}: ${words.choose.mend}`
            : isStale
              ? words.choose.stale
              : words.items[format.game](itemsOf(format, pack).length)
        return (
          <Switch
            key={pack.id}
            label={pack.name.trim() || words.unnamed}
            line={line}
            on={now !== undefined}
            closed={mistakes > 0 && now === undefined}
            onChange={(on) => onChange(on ? [...without(pack.id), toFinishedPack(format, pack)] : without(pack.id))}
          />
        )
      })}
      {!closed && (
        <Do
          icon="plus"
          label={words.choose.write}
          line={kept.length === 0 ? words.choose.none : undefined}
          onPress={() => go(`${packsPath}?at=${code}`)}
        />
      )}
    </>
  )
}
