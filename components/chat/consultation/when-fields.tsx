import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { inputClass } from '@/components/ui/button-class'
import { FieldError, RequiredMark } from '@/components/ui/field-frame'
import { useField } from './form-context'

const parts = [
  { name: 'year', digits: 4 },
  { name: 'month', digits: 2 },
  { name: 'day', digits: 2 },
] as const

/** A date in parts, because people often know the month and not the day. */
export function WhenFields({
  place,
  label,
  hint,
  required,
}: {
  place: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
}) {
  const t = useTranslations('consultation.form')
  const { id, value, error } = useField(place)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={
        [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
        undefined
      }
      className="outline-none"
    >
      <legend className="text-sm font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
