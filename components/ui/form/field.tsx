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

/** One of a few choices, all of them in sight. What is not named here goes to every button of the group. */
export function RadioField({
  label,
  hint,
  error,
  required,
  options,
  defaultValue,
  id,
  ...rest
}: FieldWords & {
  name: string
  id?: string
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[]
  defaultValue?: string | undefined
} & Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <fieldset
      aria-describedby={ids.aria['aria-describedby']}
      aria-invalid={ids.aria['aria-invalid']}
    >
      <legend className="text-sm font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? (
        <p id={ids.hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <div className="mt-1 space-y-1">
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-2.5 text-sm">
            <input
              {...rest}
              type="radio"
              value={option.value}
              required={required}
              disabled={option.disabled}
              defaultChecked={option.value === defaultValue}
              className="mt-1 size-4 shrink-0 accent-seal"
            />
            <span className={option.disabled ? 'text-soft' : undefined}>
              {option.label}
              {option.hint ? <span className="block text-soft">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </fieldset>
  )
}
