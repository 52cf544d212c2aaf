import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SignUpForm } from '@/components/auth/sign-up-form'
import { TypeChoice } from '@/components/auth/type-choice'
import { IslandMessages } from '@/components/layout/island-messages'
import { PageBreadcrumb } from '@/components/layout/page-breadcrumb'
import { PageIcon } from '@/components/ui/page-icon'
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
                <PageIcon name="arrowLeft" size={16} />
                {t('back')}
              </Link>
            </p>
            <IslandMessages of={['auth']}>
              <SignUpForm userType={userType} />
            </IslandMessages>
          </>
        ) : (
          <TypeChoice />
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
