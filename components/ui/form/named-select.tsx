import type { ComponentProps } from 'react'
import { SelectField } from './field'

/** Chooses one of what has a name, or none where that may be. */
export function NamedSelect({
  choices,
  none,
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'children'> & {
  choices: readonly { id: string; name: string }[]
  /** How it is called that none is chosen, where that may be. */
  none?: string
}) {
  return (
    <SelectField {...field}>
      {none === undefined ? null : <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
