import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthPage } from '@/components/auth/auth-page'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { ClientMessages } from '@/components/layout/client-messages'
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
    <AuthPage page="newPassword" title={t('title')}>
      {user ? (
        <ClientMessages of={['auth']}>
          <NewPasswordForm email={user.email} next={returnPath(params.next)} />
        </ClientMessages>
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
    </AuthPage>
  )
}
