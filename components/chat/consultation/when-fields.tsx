'use client'

import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/button-class'
import { FieldGroup, type FieldProps } from './field-group'
import { useField } from './form-context'

const parts = [
  { name: 'year', digits: 4 },
  { name: 'month', digits: 2 },
  { name: 'day', digits: 2 },
] as const

/** A date in parts, because people often know the month and not the day. */
export function WhenFields(words: FieldProps) {
  const t = useTranslations('consultation.form')
  const { place } = words
  const { value, error } = useField(place)
  return (
    <FieldGroup {...words}>
      <div className="mt-1 flex gap-2">
        {parts.map(({ name, digits }) => (
          <label key={name} className="block text-sm text-soft">
            {t(name)}
            <input
              name={`${place}.${name}`}
              defaultValue={value(`${place}.${name}`)}
              inputMode="numeric"
              maxLength={digits}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              className={`${inputClass} block ${digits === 4 ? 'max-w-20' : 'max-w-16'}`}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
