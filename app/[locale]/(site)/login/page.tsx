import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { DemoButton } from '@/components/auth/demo-button'
import { LoginForm } from '@/components/auth/login-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { Notice } from '@/components/ui/notice'
import { isDemoOffered } from '@/lib/auth/demo-account'
import { destinationOf } from '@/lib/auth/destination'
import { loadSession } from '@/lib/auth/loaders'
import { returnPath } from '@/lib/auth/return-path'
import { env } from '@/lib/env'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const notices = ['expired', 'required'] as const

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'login')
}

export default async function LoginPage({ searchParams }: Props) {
  const [t, locale, params] = await Promise.all([
    getTranslations('auth.login'),
    getLocale(),
    searchParams,
  ])
  if (await loadSession()) redirect(destinationOf(params.next, locale))
  const next = returnPath(params.next)
  const notice = notices.find((each) => each === params.notice)
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="login" />
      <div className="mx-auto pt-6 max-w-[24rem]">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {notice ? (
          <div className="mt-4">
            <Notice role="status">{t(`notice.${notice}`)}</Notice>
          </div>
        ) : null}
        <div className="mt-6">
          <ClientMessages of={['auth']}>
            <LoginForm
              next={next}
              beside={isDemoOffered(env(), await headers()) ? <DemoButton next={next} /> : null}
            />
          </ClientMessages>
        </div>
        <p className="mt-6 border-t border-line pt-4 text-sm">
          {t('noAccount')}{' '}
          <Link href="/sign-up" className="link">
            {t('signUp')}
          </Link>
        </p>
      </div>
    </div>
  )
}
