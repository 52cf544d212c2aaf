import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contactSent')
}

/** A page of its own, so that loading it again sends nothing. */
export default async function ContactSentPage() {
  const [t, pages] = await Promise.all([getTranslations('contact'), getTranslations('pages')])
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="contactSent" />
      <h1 className="mt-2 text-2xl font-bold">{pages('contactSent.title')}</h1>
      <div className="mt-3 space-y-1" role="status">
        <p>{t('sent.lead')}</p>
        <p>{t('sent.confirm')}</p>
      </div>
      <dl className="mt-6 max-w-[42em] border-y border-line py-3 text-sm sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-6">
        <dt className="text-soft">{t('aside.hoursTitle')}</dt>
        <dd>
          {t('aside.hours')}
          <span className="block text-soft">{t('aside.hoursNote')}</span>
        </dd>
      </dl>
      <h2 className="mt-8 text-base font-bold">{t('sent.nextTitle')}</h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link href="/case-search" className={buttonClass('primary')}>
          {t('sent.search')}
        </Link>
        <Link href="/docs" className={buttonClass()}>
          {t('sent.docs')}
        </Link>
        <Link href="/" className={buttonClass()}>
          {t('sent.home')}
        </Link>
      </p>
    </div>
  )
}
