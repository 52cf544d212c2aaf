import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SignUpForm } from '@/components/auth/sign-up-form'
import { UserTypeChoice } from '@/components/auth/user-type-choice'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { StaticIcon } from '@/components/ui/static-icon'
import { userTypes } from '@/lib/auth/constants'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'signUp')
}

export default async function SignUpPage({ searchParams }: Props) {
  const [t, params] = await Promise.all([getTranslations('auth.signUp'), searchParams])
  const userType = userTypes.find((each) => each === params.type)
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="signUp" />
      <div className={`mx-auto pt-6 ${userType ? 'max-w-[36rem]' : 'max-w-[60rem]'}`}>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {userType ? (
          <>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
              <span className="font-semibold">{t(`types.${userType}.name`)}</span>
              <Link href="/sign-up" className="link inline-flex items-center gap-1">
                <StaticIcon name="arrowLeft" size={16} />
                {t('back')}
              </Link>
            </p>
            <ClientMessages of={['auth']}>
              <SignUpForm userType={userType} />
            </ClientMessages>
          </>
        ) : (
          <UserTypeChoice />
        )}
        <p className="mt-8 border-t border-line pt-4 text-sm">
          {t('haveAccount')}{' '}
          <Link href="/login" className="link">
            {t('login')}
          </Link>
        </p>
      </div>
    </div>
  )
}
