import type { ReactNode } from 'react'

/** Several figures in one row, ruled off; each a {@link StatFigure}. */
export function StatList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-strong sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {children}
    </dl>
  )
}

/** A number and what it counts. */
export function StatFigure({
  label,
  value,
  unit,
  note,
}: {
  label: string
  value: string
  unit?: string
  /** Since when, out of what, compared with what. */
  note?: string
}) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <span className="text-2xl font-bold tracking-tight">{value}</span>
        {unit ? <span className="ml-1 text-sm">{unit}</span> : null}
        {note ? <span className="block text-xs text-soft">{note}</span> : null}
      </dd>
    </div>
  )
}
