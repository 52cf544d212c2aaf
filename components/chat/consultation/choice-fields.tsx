import type { ReactNode } from 'react'
import { FieldError, RequiredMark } from '@/components/ui/field-frame'
import { useField } from './form-context'

type Option = { value: string; label: string }
type Props = {
  place: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  options: readonly Option[]
}

function Group({
  type,
  place,
  label,
  hint,
  required,
  options,
  className,
}: Props & { type: 'radio' | 'checkbox'; className: string }) {
  const { id, values, error } = useField(place)
  const chosen = values()
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
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-2.5 py-0.5 text-sm">
            <input
              type={type}
              name={place}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="mt-1 size-4 shrink-0 accent-seal"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

/** Any of several. */
export function Boxes(props: Props) {
  return <Group {...props} type="checkbox" className="mt-1 grid gap-x-6 gap-y-0.5 sm:grid-cols-2" />
}

/** One of a few, in a line. */
export function Radios(props: Props) {
  return <Group {...props} type="radio" className="mt-1 flex flex-wrap gap-x-6" />
}
