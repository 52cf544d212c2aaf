import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { Pager } from '@/components/layout/navigation/pager'
import { SettingsSection } from '@/components/ui/settings-section'
import { MessageLog } from '@/components/webhooks/message-log'
import { WebhookActions, WebhookDeletion } from '@/components/webhooks/webhook-actions'
import { WebhookState } from '@/components/webhooks/webhook-list'
import { privateMetadata } from '@/lib/page-metadata'
import { messagesAPage, webhookPath, webhooksPath } from '@/lib/webhooks/constants'
import { loadWebhook } from '@/lib/webhooks/loaders'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('webhooks', webhookPath((await params).id))
}

/** One address: what was sent, and what can be done with it. */
export default async function WebhookPage({ params, searchParams }: Props) {
  const { id } = await params
  const { webhook, messages, total, page } = await loadWebhook(id, await searchParams)
  const t = await getTranslations('webhooks')
  const isDisabled = webhook.disabled_at !== null
  return (
    <div className="page pt-4 pb-10">
      <BackLink href={webhooksPath}>{t('title')}</BackLink>
      <h1 className="pt-2 pb-5 text-xl font-bold tracking-tight break-all">
        {webhook.url} <WebhookState webhook={webhook} />
      </h1>
      <ClientMessages of={['webhooks']}>
        <SettingsSection id="change" title={t('change.title')}>
          <WebhookActions webhook={webhook.id} isDisabled={isDisabled} />
        </SettingsSection>
        <SettingsSection id="log" title={t('log.title')} text={t('log.text')}>
          <MessageLog messages={messages} isDisabled={isDisabled} />
          <Pager
            page={page}
            last={Math.ceil(total / messagesAPage)}
            href={(to) => `${webhookPath(webhook.id)}?page=${to}`}
          />
        </SettingsSection>
        <SettingsSection id="delete" title={t('delete.title')}>
          <WebhookDeletion webhook={webhook.id} />
        </SettingsSection>
      </ClientMessages>
    </div>
  )
}
