import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { PageBreadcrumb } from '@/components/layout/page-breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { company } from '@/lib/company'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'maintenance')
}

export default function MaintenancePage() {
  const t = useTranslations('maintenance')
  const pages = useTranslations('pages')
  return (
    <div className="page">
      <PageBreadcrumb page="maintenance" />
      <div className="max-w-[42em] space-y-3 py-10">
        <h1 className="text-2xl font-bold">{pages('maintenance.title')}</h1>
        <p>{t('text')}</p>
        <p>{t('later')}</p>
        <p className="text-soft">{t('urgent', { email: company().email })}</p>
        <p className="pt-4">
          <Link href="/" className={buttonClass()}>
            {t('home')}
          </Link>
        </p>
      </div>
    </div>
  )
}
