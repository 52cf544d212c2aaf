import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { SettingsSection } from '@/components/ui/settings-section'
import { WebhookForm } from '@/components/webhooks/webhook-form'
import { WebhookList } from '@/components/webhooks/webhook-list'
import { pageMetadata } from '@/lib/page-metadata'
import { messageKeptDays } from '@/lib/webhooks/constants'
import { loadWebhooks } from '@/lib/webhooks/loaders'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'webhooks')
}

/** The addresses of one's programs that are told what happens. */
export default async function WebhooksPage() {
  const [webhooks, t] = await Promise.all([loadWebhooks(), getTranslations('webhooks')])
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="webhooks" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">{t('lead', { days: messageKeptDays })}</p>
      <SettingsSection id="webhooks" title={t('list')} isDense>
        <WebhookList webhooks={webhooks} />
      </SettingsSection>
      <ClientMessages of={['webhooks']}>
        <SettingsSection id="new-webhook" title={t('form.title')} text={t('form.text')}>
          <WebhookForm />
        </SettingsSection>
      </ClientMessages>
      <SettingsSection id="receive" title={t('receive.title')} text={t('receive.lead')}>
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>{t('receive.signature')}</li>
          <li>{t('receive.window')}</li>
          <li>{t('receive.answer')}</li>
          <li>{t('receive.retries')}</li>
        </ul>
      </SettingsSection>
    </div>
  )
}
