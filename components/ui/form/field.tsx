import type { ComponentProps } from 'react'
import { inputClass } from '@/components/ui/button-class'
import { FieldError, FieldFrame, type FieldWords, RequiredMark, useFieldIds } from './field-frame'

/** The value goes to the server under `name`. */
type Of<Element extends 'input' | 'textarea' | 'select'> = FieldWords & { name: string } & Omit<
    ComponentProps<Element>,
    'name' | 'aria-invalid' | 'aria-describedby'
  >

/** Native fields, without script: label, hint and error are tied to the control by ids. */
export function TextField({ label, hint, error, id, className = '', ...rest }: Of<'input'>) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} required={rest.required} ids={ids}>
      <input {...rest} {...ids.aria} className={`${inputClass} ${className}`} />
    </FieldFrame>
  )
}

export function TextArea({ label, hint, error, id, className = '', ...rest }: Of<'textarea'>) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} required={rest.required} ids={ids}>
      <textarea rows={6} {...rest} {...ids.aria} className={`${inputClass} py-2 ${className}`} />
    </FieldFrame>
  )
}

/** Takes `<option>`s as children. */
export function SelectField({ label, hint, error, id, className = '', ...rest }: Of<'select'>) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <FieldFrame label={label} hint={hint} error={error} required={rest.required} ids={ids}>
      <select {...rest} {...ids.aria} className={`${inputClass} ${className}`} />
    </FieldFrame>
  )
}

export function CheckboxField({ label, hint, error, id, className = '', ...rest }: Of<'input'>) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <div className={className}>
      <label htmlFor={ids.control} className="flex items-start gap-2.5 text-sm">
        <input
          {...rest}
          {...ids.aria}
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-seal aria-[invalid=true]:outline-2 aria-[invalid=true]:outline-danger"
        />
        <span>
          {label}
          {rest.required ? <RequiredMark /> : null}
        </span>
      </label>
      {hint ? (
        <p id={ids.hintId} className="pl-6.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  )
}
