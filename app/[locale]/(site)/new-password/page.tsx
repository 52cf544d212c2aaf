import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NarrowPage } from '@/components/auth/narrow-page'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { IslandMessages } from '@/components/layout/island-messages'
import { buttonClass } from '@/components/ui/button-class'
import { loadRecovery } from '@/lib/auth/loaders'
import { returnPath } from '@/lib/auth/return-path'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'newPassword')
}

/** Where a reset mail leads; whoever comes otherwise is told how to get one. */
export default async function NewPasswordPage({ searchParams }: Props) {
  const [t, user, params] = await Promise.all([
    getTranslations('auth.newPassword'),
    loadRecovery(),
    searchParams,
  ])
  return (
    <NarrowPage page="newPassword" title={t('title')}>
      {user ? (
        <IslandMessages of={['auth']}>
          <NewPasswordForm email={user.email} next={returnPath(params.next)} />
        </IslandMessages>
      ) : (
        <div className="mt-4 space-y-4">
          <p>{t('problem.noLink')}</p>
          <p>
            <Link href="/reset-password" className={buttonClass('primary')}>
              {t('toReset')}
            </Link>
          </p>
        </div>
      )}
    </NarrowPage>
  )
}
