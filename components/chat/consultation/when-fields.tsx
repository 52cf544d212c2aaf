'use client'

import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/button-class'
import { FieldGroup, type FieldProps } from './field-group'
import { useIntakeField } from './intake-context'

const parts = [
  { part: 'year', digits: 4 },
  { part: 'month', digits: 2 },
  { part: 'day', digits: 2 },
] as const

/** A date in parts, because people often know the month and not the day. */
export function WhenFields(words: FieldProps) {
  const t = useTranslations('consultation.form')
  const { register, initial, error } = useIntakeField(words.name)
  return (
    <FieldGroup {...words}>
      <div className="mt-1 flex gap-2">
        {parts.map(({ part, digits }) => (
          <label key={part} className="block text-sm text-soft">
            {t(part)}
            <input
              {...register(`${words.name}.${part}`)}
              defaultValue={initial(`${words.name}.${part}`)[0] ?? ''}
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
