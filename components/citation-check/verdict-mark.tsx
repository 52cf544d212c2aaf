import type { Verdict } from '@/lib/citation-check/findings'

/** How each verdict looks; its words always stand beside it. */
export const verdictLooks = {
  right: { sign: '✓', tone: 'good', text: 'text-good', line: 'decoration-good' },
  open: { sign: '?', tone: 'warn', text: 'text-warn', line: 'decoration-warn' },
  wrong: { sign: '×', tone: 'danger', text: 'text-danger', line: 'decoration-danger' },
} as const satisfies Record<Verdict, object>

/** The sign of a verdict in a circle. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { sign, text } = verdictLooks[verdict]
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-4.5 shrink-0 items-center justify-center rounded-full border border-current text-xs font-bold ${text}`}
    >
      {sign}
    </span>
  )
}
