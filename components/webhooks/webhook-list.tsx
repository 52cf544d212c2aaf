import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { webhookPath } from '@/lib/webhooks/constants'
import type { Webhook } from '@/lib/webhooks/schema'

/** How an address is doing. */
export function WebhookState({
  webhook: { disabled_why: why, failing_since },
}: {
  webhook: Webhook
}) {
  const t = useTranslations('webhooks.state')
  if (why) return <Tag tone={why === 'owner' ? 'plain' : 'danger'}>{t(why)}</Tag>
  return failing_since ? <Tag tone="warn">{t('retrying')}</Tag> : <Tag tone="good">{t('on')}</Tag>
}

/** One's addresses, the newest first. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslations('webhooks')
  if (webhooks.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  return (
    <ul className="border-t border-line">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="border-b border-line py-2.5">
          <p>
            <Link href={webhookPath(webhook.id)} className="link font-semibold break-all">
              {webhook.url}
            </Link>{' '}
            <WebhookState webhook={webhook} />
          </p>
          <p className="text-sm text-soft">
            {webhook.events
              .map((event) => t(`event.${event.replace('.', '_') as 'alert_created'}`))
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
