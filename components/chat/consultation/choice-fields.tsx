'use client'

import { FieldGroup, type FieldProps } from './field-group'
import { useIntakeField } from './intake-context'

type Props = FieldProps & { options: readonly { value: string; label: string }[] }

function Choices({
  type,
  options,
  className,
  ...words
}: Props & { type: 'radio' | 'checkbox'; className: string }) {
  const { register, initial } = useIntakeField(words.name)
  const chosen = initial()
  return (
    <FieldGroup {...words}>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className="flex items-start gap-2.5 py-0.5 text-sm">
            <input
              {...register(words.name)}
              type={type}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="mt-1 size-4 shrink-0 accent-seal"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Any of several. */
export function Boxes(props: Props) {
  return (
    <Choices {...props} type="checkbox" className="mt-1 grid gap-x-6 gap-y-0.5 sm:grid-cols-2" />
  )
}

/** One of a few, in a line. */
export function Radios(props: Props) {
  return <Choices {...props} type="radio" className="mt-1 flex flex-wrap gap-x-6" />
}
