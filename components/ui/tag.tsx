import type { ReactNode } from 'react'

const tones = {
  plain: 'border-line text-soft',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  danger: 'border-danger text-danger',
  seal: 'border-seal text-seal',
} as const

/** One word about a thing, such as 전원합의체 or 시행예정. Never a control. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: ReactNode
}) {
  return (
    <span
      className={`inline-block border px-1 text-xs leading-5 whitespace-nowrap rounded-sm ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
