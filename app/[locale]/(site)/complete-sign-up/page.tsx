import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CompleteSignUpForm } from '@/components/auth/complete-sign-up-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { loadRecovery } from '@/lib/auth/loaders'
import { returnPath } from '@/lib/auth/return-path'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'completeSignUp')
}

/** Where the mail of a sign-up leads in a browser that did not sign up. */
export default async function CompleteSignUpPage({ searchParams }: Props) {
  const [t, words, user, params] = await Promise.all([
    getTranslations('auth.completion'),
    getTranslations('auth.signUp'),
    loadRecovery(),
    searchParams,
  ])
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="completeSignUp" />
      <div className="mx-auto max-w-[36rem] pt-6">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {user ? (
          <ClientMessages of={['auth']}>
            <div className="mt-4 space-y-2">
              <p className="break-words">{t('text', { email: user.email })}</p>
              <p className="text-sm text-soft">{t('why')}</p>
            </div>
            <CompleteSignUpForm email={user.email} next={returnPath(params.next)} />
          </ClientMessages>
        ) : (
          <div className="mt-4 space-y-4">
            <p>{words('problem.noLink')}</p>
            <p>
              <Link href="/reset-password" className={buttonClass('primary')}>
                {t('toReset')}
              </Link>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
