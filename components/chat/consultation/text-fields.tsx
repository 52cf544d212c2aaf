'use client'

import { CheckboxField, SelectField, TextArea, TextField } from '@/components/ui/form/field'
import type { FieldProps } from './field-group'
import { useIntakeField } from './intake-context'

/** Browsers do not check the intake: what is wrong is said in the person's language. */
function useFieldProps({ name, ...words }: FieldProps) {
  const { id, register, initial, error } = useIntakeField(name)
  return { ...words, ...register(name), id, error, defaultValue: initial()[0] ?? '' }
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
export function Tick({ name, label }: { name: string; label: string }) {
  const { register, initial } = useIntakeField(name)
  return (
    <CheckboxField
      {...register(name)}
      value="on"
      label={label}
      defaultChecked={initial().includes('on')}
      className="mt-1.5"
    />
  )
}
