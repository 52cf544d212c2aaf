import type { ReactNode } from 'react'
import { FieldError, RequiredMark } from '@/components/ui/form/field-frame'
import { useIntakeField } from './intake-context'

/** What every field of the intake is given. */
export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean }

/** Several controls that answer one question, with what is wrong with the answer. */
export function FieldGroup({
  name,
  label,
  hint,
  required,
  children,
}: FieldProps & { children: ReactNode }) {
  const { id, error } = useIntakeField(name)
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
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
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
