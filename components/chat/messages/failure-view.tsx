import { CircleAlert, Hourglass, Unplug } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PartOf } from '@/lib/chat/schema'

type Failure = PartOf<'error'> | PartOf<'rate-limit'> | PartOf<'disconnected'>

const icons = { error: CircleAlert, 'rate-limit': Hourglass, disconnected: Unplug } as const

function LimitLine({ part }: { part: PartOf<'rate-limit'> }) {
  const t = useTranslations('chat.message.failure')
  const { of, limit, retryAfterMinutes: minutes } = part
  if (of === 'at-once') return t('atOnce', { limit })
  if (minutes === null) return t('limitText')
  return minutes < 90
    ? t('limitAgain', { limit, minutes })
    : t('limitAgainHours', { limit, hours: Math.round(minutes / 60) })
}

function Line({ part }: { part: Failure }) {
  const t = useTranslations('chat.message.failure')
  const errors = useTranslations('errors.code')
  if (part.kind === 'rate-limit') return <LimitLine part={part} />
  return part.kind === 'error' ? errors(part.code, { caseNumber: '' }) : t('disconnectedText')
}

/** The answer did not come, and what can be done. */
export function FailureView({
  part,
  retry,
  more,
}: {
  part: Failure
  retry?: ReactNode
  /** How there can be more questions. */
  more?: ReactNode
}) {
  const t = useTranslations('chat.message.failure')
  const Icon = icons[part.kind]
  // Asking again at once would only meet the day's limit again.
  const isDay = part.kind === 'rate-limit' && part.of === 'day'
  const again = !isDay && (part.kind !== 'error' || part.retryable)
  return (
    <div
      role="alert"
      className={`max-w-[42em] border-l-2 py-0.5 pl-3.5 text-sm ${part.kind === 'error' ? 'border-danger' : 'border-warn'}`}
    >
      <p className="flex items-center gap-2 text-base font-bold">
        <Icon size={18} className="shrink-0" aria-hidden="true" />
        {t(part.kind === 'rate-limit' && !isDay ? 'at-once' : part.kind)}
      </p>
      <p>
        <Line part={part} />
      </p>
      {again && retry ? <div className="mt-2">{retry}</div> : null}
      {isDay && more ? <div className="mt-2">{more}</div> : null}
    </div>
  )
}
