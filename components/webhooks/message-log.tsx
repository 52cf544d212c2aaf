import { useFormatter, useTranslations } from 'next-intl'
import { DateTime, dateTimeFormats } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import type { WebhookMessage } from '@/lib/webhooks/schema'
import { ReplayForm } from './replay-form'

const tones = { waiting: 'warn', delivered: 'good', failed: 'danger' } as const

/** What was sent and what came of it, the newest first. */
export function MessageLog({
  messages,
  isDisabled,
}: {
  messages: readonly WebhookMessage[]
  isDisabled: boolean
}) {
  const t = useTranslations('webhooks')
  const format = useFormatter()
  if (messages.length === 0)
    return <EmptyState title={t('log.none')}>{t('log.noneText')}</EmptyState>
  const at = (moment: string) => format.dateTime(new Date(moment), dateTimeFormats.second)
  return (
    <ul className="border-t border-line">
      {messages.map(({ id, event, body, state, next_at, created_at, webhook_attempts: tries }) => (
        <li key={id} className="border-b border-line py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p>
              <code className="font-semibold">{event}</code>{' '}
              <Tag tone={tones[state]}>{t(`log.state.${state}`)}</Tag>{' '}
              <span className="text-sm text-soft">
                <DateTime at={created_at} to="second" />
              </span>
            </p>
            {state === 'waiting' || isDisabled ? null : (
              <ReplayForm message={id} name={`${event} ${at(created_at)}`} />
            )}
          </div>
          <ul className="text-sm text-soft">
            {[...tries]
              .sort((one, other) => (one.at < other.at ? -1 : 1))
              .map((attempt) => (
                <li key={attempt.at}>
                  <DateTime at={attempt.at} to="second" />{' '}
                  {attempt.status === null
                    ? t('log.noAnswer', { error: attempt.error ?? '' })
                    : t('log.answer', { status: attempt.status, ms: attempt.ms })}
                </li>
              ))}
            {state === 'waiting' && tries.length > 0 && next_at ? (
              <li>{t('log.next', { at: at(next_at) })}</li>
            ) : null}
          </ul>
          <details className="text-sm">
            <summary className="cursor-pointer">{t('log.body')}</summary>
            <code className="block break-all whitespace-pre-wrap">{body}</code>
          </details>
        </li>
      ))}
    </ul>
  )
}
