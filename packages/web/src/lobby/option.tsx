// One option of a game as rows of the options sheet, by its kind. Texts and allowed values come from the game.
import type { OptionSpec } from '@safehouse/engine'
import type { House } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { OptionWords } from '../games/screens.ts'
import { lazy } from '../lazy.tsx'
import type { Draft } from '../packs/drafts.ts'
import { SelectRow, Switch } from '../parts/rows.tsx'

/** Loaded only for games that have packs. */
const OwnPacksOption = lazy(async () => (await import('../packs/own-packs-option.tsx')).OwnPacksOption)

export type AnySpec = OptionSpec<unknown> | OptionSpec<readonly unknown[]>
/** The default of an option, which may differ where people are apart. */
export const defaultOf = (spec: AnySpec, apart: boolean): unknown => (apart && spec.apart !== undefined ? spec.apart : spec.default)

interface OptionProps {
  readonly spec: AnySpec
  readonly words: OptionWords<unknown> | undefined
  readonly value: unknown
  readonly house: House
  readonly disabled: boolean
  onChange(value: unknown): void
}
/** An option without texts has no row: the game shows it elsewhere. */
export function OptionRow({ spec, words: text, value, house, disabled, onChange }: OptionProps) {
  if (!text) return null
  const row = { label: text.label, line: text.advice?.(value, house.people.length) ?? text.note, disabled }
  switch (spec.kind) {
    case 'switch':
      return <Switch {...row} on={value === true} onChange={onChange} />
    case 'pick':
      return <SelectRow {...row} value={value} options={labelled(spec.of, text)} onChange={onChange} />
    case 'number':
      return (
        <SelectRow
          {...row}
          value={value}
          options={labelled(
            Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i),
            text,
          )}
          onChange={onChange}
        />
      )
    case 'seat':
      return <SelectRow {...row} value={value} options={[{ value: null, label: text.value(null) }, ...seatChoices(house)]} onChange={onChange} />
    case 'some':
      return <ListOption {...row} options={spec.of} minCount={spec.min} value={value as readonly unknown[]} text={text} onChange={onChange} />
    case 'custom':
      return <OwnPacks {...row} game={house.game} code={house.code} chosen={value as readonly Draft[]} onChange={onChange} />
  }
}

interface ListOptionProps extends Row {
  readonly options: readonly unknown[]
  readonly minCount: number
  readonly value: readonly unknown[]
  readonly text: OptionWords<unknown>
  onChange(value: unknown): void
}
/** A switch for each value of an option that is a list, in the order of the option. */
const ListOption = ({ label, line, disabled, options, minCount, value, text, onChange }: ListOptionProps) => (
  <Group label={label} line={line}>
    {options.map((offered) => {
      const on = value.includes(offered)
      return (
        <Switch
          key={String(offered)}
          label={text.each?.(offered as never) ?? String(offered)}
          on={on}
          disabled={disabled || (on && value.length <= minCount)}
          onChange={(wanted) => onChange(options.filter((candidate) => (candidate === offered ? wanted : value.includes(candidate))))}
        />
      )
    })}
  </Group>
)

interface OwnPacksProps extends Row {
  readonly game: string
  readonly code: string
  readonly chosen: readonly Draft[]
  onChange(value: unknown): void
}
/** Packs that people wrote themselves. */
const OwnPacks = ({ label, line, ...more }: OwnPacksProps) => (
  <Group label={label} line={line}>
    <OwnPacksOption {...more} />
  </Group>
)

interface Row {
  readonly label: string
  readonly line: string | undefined
  readonly disabled: boolean
}
const Group = ({ label, line, children }: Pick<Row, 'label' | 'line'> & { readonly children: ComponentChildren }) => {
  const id = useId()
  return (
    <li>
      <p class="row-words row-group" id={id}>
        {label}
        {line && <small>{line}</small>}
      </p>
      <ul class="rows row-inner" aria-labelledby={id}>
        {children}
      </ul>
    </li>
  )
}
const labelled = (values: readonly unknown[], text: OptionWords<unknown>) => values.map((value) => ({ value, label: text.value(value) }))
const seatChoices = (house: House) => house.people.map((person, seat) => ({ value: seat, label: person.name }))
