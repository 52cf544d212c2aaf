import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { CitationCheckForm } from '@/components/citation-check/citation-check-form'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { longestText } from '@/lib/citation-check/constants'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'citationCheck')
}

export default async function CitationCheckPage() {
  const [t, locale, { citationCheck, errors }] = await Promise.all([
    getTranslations('citationCheck'),
    getLocale(),
    getMessages(),
  ])
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="citationCheck" />
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-[46em] text-soft">{t('lead')}</p>
      <NextIntlClientProvider messages={{ citationCheck, errors }}>
        <CitationCheckForm most={longestText.toLocaleString(locale)} />
      </NextIntlClientProvider>
    </div>
  )
}
