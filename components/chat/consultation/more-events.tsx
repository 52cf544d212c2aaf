'use client'

import type { ReactNode } from 'react'
import { useIntakeField } from './intake-context'

/** Rows that open when they are wanted, or hold something already. */
export function MoreEvents({
  label,
  rows,
  children,
}: {
  label: string
  rows: readonly number[]
  children: ReactNode
}) {
  const { readField, initial } = useIntakeField('events')
  const used = rows.some((at) =>
    [`events.${at}.text`, `events.${at}.on.year`].some(
      (name) => readField(name) || initial(name)[0],
    ),
  )
  return (
    <details open={used}>
      <summary className="link text-sm">{label}</summary>
      <div className="mt-3 space-y-4">{children}</div>
    </details>
  )
}
