import { inputClass } from '@/components/ui/button-class'

/** A choice among one's own things, in a form that works without script; nothing where there is none. */
export function ChoiceField({
  name,
  label,
  all,
  value,
  options,
  className,
}: {
  name: string
  label: string
  /** Says what is meant when none of them is chosen. */
  all: string
  value: string | undefined
  options: readonly { id: string; name: string }[]
  className?: string
}) {
  if (options.length === 0) return null
  return (
    <label className={className}>
      <span className="mb-1 block font-semibold">{label}</span>
      <select name={name} defaultValue={value ?? ''} className={inputClass}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
