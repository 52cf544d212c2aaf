import { CircleAlert, Hourglass, Unplug } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PartOf } from '@/lib/chat/schema'

type Failure = PartOf<'error'> | PartOf<'rate-limit'> | PartOf<'disconnected'>

const icons = { error: CircleAlert, 'rate-limit': Hourglass, disconnected: Unplug } as const

/** The answer did not come, and what can be done. */
export function FailureView({ part, retry }: { part: Failure; retry?: ReactNode }) {
  const t = useTranslations('chat.message.failure')
  const errors = useTranslations('errors.code')
  const Icon = icons[part.kind]
  const line = {
    error: () => (part.kind === 'error' ? errors(part.code, { caseNumber: '' }) : ''),
    'rate-limit': () =>
      part.kind === 'rate-limit' && part.retryAfterMinutes !== null
        ? t('limitAgain', { limit: part.limit, minutes: part.retryAfterMinutes })
        : t('limitText'),
    disconnected: () => t('disconnectedText'),
  }[part.kind]()
  // Asking again at once would only meet the limit again.
  const again = part.kind === 'disconnected' || (part.kind === 'error' && part.retryable)
  return (
    <div
      role="alert"
      className={`border-l-2 py-0.5 pl-3.5 text-sm ${part.kind === 'error' ? 'border-danger' : 'border-warn'}`}
    >
      <p className="flex items-center gap-2 text-base font-bold">
        <Icon size={18} className="shrink-0" aria-hidden="true" />
        {t(part.kind)}
      </p>
      <p>{line}</p>
      {again && retry ? <div className="mt-2">{retry}</div> : null}
    </div>
  )
}
