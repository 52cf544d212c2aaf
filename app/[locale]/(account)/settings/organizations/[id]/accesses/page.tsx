import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { AccessFilterForm } from '@/components/organizations/access-filter'
import { AccessList } from '@/components/organizations/access-list'
import { KeepingForm } from '@/components/organizations/keeping-form'
import { buttonClass } from '@/components/ui/button-class'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { loadAccesses } from '@/lib/organizations/accesses/loaders'
import { accessFilterSchema, accessQuery } from '@/lib/organizations/accesses/schema'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { sitePages } from '@/lib/site-pages'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const pathOf = (id: string) => `/settings/organizations/${id}/accesses`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, locale, { id }] = await Promise.all([
    getTranslations('organizations.accesses'),
    getLocale(),
    params,
  ])
  return buildMetadata({
    locale,
    path: pathOf(id),
    title: t('title'),
    description: t('text'),
    index: false,
  })
}

/** Who looked at what is shared in an organisation and who shared it, for its owners and admins. */
export default async function AccessesPage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, searchParams])
  const texts = Object.entries(given).map(([name, value]) => [name, firstText(value)])
  const filter = accessFilterSchema.parse(Object.fromEntries(texts))
  const { organization, accesses, months, next } = await loadAccesses(id, filter)
  const [t, pages, locale] = await Promise.all([
    getTranslations('organizations.accesses'),
    getTranslations('pages'),
    getLocale(),
  ])
  const path = pathOf(id)
  const { before: _, ...whole } = filter
  const file = new URLSearchParams(accessQuery(whole))
  file.set('locale', locale)
  return (
    <div className="page pb-10">
      <Breadcrumb
        trail={[
          { label: pages('settings.name'), href: sitePages.settings.path },
          { label: pages('organizations.name'), href: sitePages.organizations.path },
          { label: organization.name, href: `/settings/organizations/${id}` },
          { label: t('title') },
        ]}
      />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-5 text-sm text-soft">{t('text')}</p>
      <AccessFilterForm
        action={getPathname({ locale, href: path })}
        filter={whole}
        members={organization.members}
      />
      <p className="py-4">
        <a href={`/api/organizations/${id}/accesses?${file}`} className={buttonClass()} download>
          {t('csv')}
        </a>
      </p>
      <AccessList accesses={accesses} />
      {next ? (
        <p className="pt-4">
          <Link href={`${path}?${accessQuery({ ...whole, before: next })}`} className="link">
            {t('older')}
          </Link>
        </p>
      ) : null}
      {organization.role === 'owner' ? (
        <div className="mt-10 border-t border-strong pt-4">
          <ClientMessages of={['organizations']}>
            <KeepingForm organization={id} months={months} />
          </ClientMessages>
        </div>
      ) : (
        <p className="pt-6 text-sm text-soft">{t('kept', { months })}</p>
      )}
    </div>
  )
}
