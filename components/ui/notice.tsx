import type { ReactNode } from 'react'

const tones = {
  plain: 'border-strong',
  good: 'border-good',
  warn: 'border-warn',
  error: 'border-danger',
} as const

/** A remark beside the text: a line at its edge, no box. */
export function Notice({
  tone = 'plain',
  title,
  role,
  children,
}: {
  tone?: keyof typeof tones
  title?: string
  role?: 'alert' | 'status'
  children: ReactNode
}) {
  return (
    <div className={`border-l-2 pl-3.5 py-0.5 text-sm ${tones[tone]}`} role={role}>
      {title ? <p className="font-bold text-base">{title}</p> : null}
      {children}
    </div>
  )
}
