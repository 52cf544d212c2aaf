import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { KeyList } from '@/components/api-keys/key-list'
import { NewKeyForm } from '@/components/api-keys/new-key-form'
import { UsageReport } from '@/components/api-keys/usage-report'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { SettingsSection } from '@/components/ui/settings-section'
import { loadOwnApiKeys, requireApiKeysAccess } from '@/lib/api-keys/loaders'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'apiKeys')
}

/** The keys of somebody's programs, and what they were used for. */
export default async function ApiKeysPage() {
  const user = await requireApiKeysAccess()
  const [t, format, { keys, answered, days, routes, allowed, now }] = await Promise.all([
    getTranslations('apiKeys'),
    getFormatter(),
    loadOwnApiKeys(user),
  ])
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="apiKeys" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-soft">
        {t.rich('lead', {
          api: (words) => (
            <Link href="/docs/api" className="link">
              {words}
            </Link>
          ),
        })}{' '}
        {t('allowed', {
          minute: format.number(allowed.apiRequestsAMinute),
          day: format.number(allowed.apiRequestsADay),
        })}
      </p>
      <ClientMessages of={['apiKeys']}>
        <SettingsSection id="keys" title={t('list.title')} text={t('list.text')}>
          <KeyList keys={keys} answered={answered} now={now} />
        </SettingsSection>
        <SettingsSection id="new-key" title={t('form.title')} text={t('form.text')}>
          <NewKeyForm />
        </SettingsSection>
      </ClientMessages>
      <SettingsSection id="usage" title={t('usage.title')} text={t('usage.text')}>
        <UsageReport days={days} routes={routes} />
      </SettingsSection>
    </div>
  )
}
