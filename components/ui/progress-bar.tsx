import { useId } from 'react'

/** How far something has come. Without a value it is under way, and how far is not known. */
export function ProgressBar({
  label,
  value,
  max = 100,
  text,
}: {
  label: string
  value?: number
  max?: number
  /** The value in words, e.g. "34 of 120 pages". */
  text?: string
}) {
  const id = useId()
  return (
    <div className="text-sm">
      <p className="flex justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        {text ? <span className="shrink-0 text-soft">{text}</span> : null}
      </p>
      <progress id={id} className="progress mt-1" value={value} max={max} />
    </div>
  )
}
