import { type ReactNode, useId } from 'react'
import { ErrorIcon } from './error-icon'

export type FieldWords = {
  label: ReactNode
  /** What to write, or why it is asked. */
  hint?: ReactNode
  /** Why the value was refused; screen readers read it together with the field. */
  error?: ReactNode
  required?: boolean
}

/** Ids that tie label, hint and error to one control. */
export function useFieldIds({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, id?: string) {
  const own = useId()
  const control = id ?? own
  const hintId = hint ? `${control}-hint` : undefined
  const errorId = error ? `${control}-error` : undefined
  return {
    control,
    hintId,
    errorId,
    aria: {
      id: control,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-danger">
      <ErrorIcon />
      <span>{children}</span>
    </p>
  )
}

/** The star is for eyes; `required` on the control says the same to everyone else. */
export function RequiredMark() {
  return (
    <span className="text-seal" aria-hidden="true">
      {' '}
      *
    </span>
  )
}

export function FieldFrame({
  label,
  hint,
  error,
  required,
  ids,
  children,
}: FieldWords & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={ids.control} className="block text-sm font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p id={ids.hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <div className="mt-1">{children}</div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  )
}
