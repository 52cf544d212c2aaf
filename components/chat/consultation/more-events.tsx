'use client'

import type { ReactNode } from 'react'
import { useField } from './form-context'

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
  const { value } = useField('events')
  const used = rows.some((at) => value(`events.${at}.text`) || value(`events.${at}.on.year`))
  return (
    <details open={used}>
      <summary className="link text-sm">{label}</summary>
      <div className="mt-3 space-y-4">{children}</div>
    </details>
  )
}
