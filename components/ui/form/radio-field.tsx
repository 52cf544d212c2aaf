import type { ComponentProps } from 'react'
import { FieldError, type FieldWords, RequiredMark, useFieldIds } from './field-frame'

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
