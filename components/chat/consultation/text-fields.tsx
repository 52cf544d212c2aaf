'use client'

import { CheckboxField, SelectField, TextArea, TextField } from '@/components/ui/form/field'
import type { FieldProps } from './field-group'
import { useField } from './form-context'

/** Browsers do not check the intake: what is wrong is said in the person's language. */
function useFieldProps({ place, ...words }: FieldProps) {
  const { id, value, error } = useField(place)
  return { ...words, id, name: place, error, defaultValue: value() }
}

/** One line of the intake. */
export function Line({
  most,
  numeric,
  ...words
}: FieldProps & { most: number; numeric?: boolean }) {
  return (
    <TextField
      {...useFieldProps(words)}
      maxLength={most}
      inputMode={numeric ? 'numeric' : undefined}
      autoComplete="off"
    />
  )
}

export function Story({ most, rows, ...words }: FieldProps & { most: number; rows: number }) {
  return <TextArea {...useFieldProps(words)} rows={rows} maxLength={most} autoComplete="off" />
}

export function Pick({
  none,
  options,
  ...words
}: FieldProps & { none: string; options: readonly { value: string; label: string }[] }) {
  return (
    <SelectField {...useFieldProps(words)}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** A box by itself. */
export function Tick({ place, label }: { place: string; label: string }) {
  const { value } = useField(place)
  return (
    <CheckboxField
      name={place}
      label={label}
      defaultChecked={value() === 'on'}
      className="mt-1.5"
    />
  )
}
