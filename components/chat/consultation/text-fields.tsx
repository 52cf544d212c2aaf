import type { ReactNode } from 'react'
import { SelectField, TextArea, TextField } from '@/components/ui/field'
import { useField } from './form-context'

type Words = { place: string; label: ReactNode; hint?: ReactNode; required?: boolean }

/** One line of the intake. Browsers do not check it: what is wrong is said in the person's language. */
export function Line({
  place,
  label,
  hint,
  most,
  numeric,
}: Words & { most: number; numeric?: boolean }) {
  const { id, value, error } = useField(place)
  return (
    <TextField
      id={id}
      name={place}
      label={label}
      hint={hint}
      error={error}
      defaultValue={value()}
      maxLength={most}
      inputMode={numeric ? 'numeric' : undefined}
      autoComplete="off"
    />
  )
}

export function Story({
  place,
  label,
  hint,
  required,
  most,
  rows,
}: Words & { most: number; rows: number }) {
  const { id, value, error } = useField(place)
  return (
    <TextArea
      id={id}
      name={place}
      label={label}
      hint={hint}
      error={error}
      required={required}
      rows={rows}
      defaultValue={value()}
      maxLength={most}
      autoComplete="off"
    />
  )
}

export function Pick({
  place,
  label,
  hint,
  required,
  none,
  options,
}: Words & { none: string; options: readonly { value: string; label: string }[] }) {
  const { id, value, error } = useField(place)
  return (
    <SelectField
      id={id}
      name={place}
      label={label}
      hint={hint}
      error={error}
      required={required}
      defaultValue={value()}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
