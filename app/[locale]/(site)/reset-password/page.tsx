import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NarrowPage } from '@/components/auth/narrow-page'
import { ResetForm } from '@/components/auth/reset-form'
import { IslandMessages } from '@/components/layout/island-messages'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'resetPassword')
}

export default async function ResetPasswordPage() {
  const t = await getTranslations('auth.reset')
  return (
    <NarrowPage page="resetPassword" title={t('title')}>
      <IslandMessages of={['auth']}>
        <ResetForm />
      </IslandMessages>
      <p className="mt-6 border-t border-line pt-4 text-sm">
        <Link href="/login" prefetch={false} className="link">
          {t('back')}
        </Link>
      </p>
    </NarrowPage>
  )
}
