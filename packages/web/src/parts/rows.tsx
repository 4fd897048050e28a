// Rows of a sheet: a switch, a value to choose, or an action.
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { Drawing } from './drawing.tsx'
import './rows.css'

/** How long an action waits for its second press. */
const ARMED_MS = 4000

interface Row {
  readonly label: string
  readonly line?: string | undefined
}
const RowWords = ({ label, line }: Row) => (
  <span class="row-words">
    {label}
    {line && <small>{line}</small>}
  </span>
)

interface SwitchProps extends Row {
  readonly icon?: string
  readonly on: boolean
  readonly disabled?: boolean
  onChange(on: boolean): unknown
}
/** A switch whose state is visible without colour, by its fill and the knob's side. */
export const Switch = ({ label, line, icon, on, disabled = false, onChange }: SwitchProps) => (
  <li>
    <label class="row">
      {icon && <Drawing name={icon} class="row-icon" />}
      <RowWords label={label} line={line} />
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        class="switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  </li>
)

interface SelectRowProps<T> extends Row {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly disabled?: boolean
  onChange(value: T): unknown
}
export function SelectRow<T>({ label, line, value, options, disabled = false, onChange }: SelectRowProps<T>) {
  const id = useId()
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <li class="row">
      <label class="row-words" for={id}>
        {label}
        {line && <small>{line}</small>}
      </label>
      <select
        id={id}
        class="row-value"
        value={String(chosen)}
        disabled={disabled}
        onChange={(event) => onChange(options[Number(event.currentTarget.value)]!.value)}
      >
        {options.map((choice, i) => (
          <option key={choice.label} value={String(i)}>
            {choice.label}
          </option>
        ))}
      </select>
    </li>
  )
}

interface ActionRowProps extends Row {
  readonly icon: string
  /** Requires a second press: its label. */
  readonly sure?: string
  onPress(): unknown
}
export function ActionRow({ label, line, icon, sure, onPress }: ActionRowProps) {
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), ARMED_MS)
    return () => clearTimeout(timer)
  }, [armed])
  const press = () => (sure !== undefined && !armed ? setArmed(true) : onPress())
  return (
    <li>
      <button type="button" class={armed ? 'row red' : 'row'} onClick={press}>
        <Drawing name={icon} class="row-icon" />
        <RowWords label={armed ? (sure ?? label) : label} line={line} />
      </button>
    </li>
  )
}
interface SegmentsProps<T> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren; readonly lang?: string }[]
  onChange(value: T): unknown
}
/** Large options side by side; one is always chosen. */
export const Segments = <T extends string>({ label, value, options, onChange }: SegmentsProps<T>) => (
  <fieldset class="segments">
    <legend>{label}</legend>
    {options.map((option) => (
      <label key={option.value} class={option.value === value ? 'chosen' : undefined} lang={option.lang}>
        <input type="radio" name={label} checked={option.value === value} onChange={() => onChange(option.value)} />
        {option.label}
      </label>
    ))}
  </fieldset>
)
