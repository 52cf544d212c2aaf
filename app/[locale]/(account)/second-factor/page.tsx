import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthPage } from '@/components/auth/auth-page'
import { ProveFactorForm } from '@/components/auth/prove-factor-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { requireAccess } from '@/lib/auth/loaders'
import { returnPath } from '@/lib/auth/return-path'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'secondFactor')
}

/** Between the password and the administration, for whoever has a second factor. */
export default async function SecondFactorPage({ searchParams }: Props) {
  await requireAccess('secondFactor')
  const [t, params] = await Promise.all([getTranslations('auth.factor'), searchParams])
  return (
    <AuthPage page="secondFactor" title={t('title')}>
      <ClientMessages of={['auth']}>
        <ProveFactorForm
          next={returnPath(params.next)}
          purpose={params.purpose === 'password' ? params.purpose : null}
          isRecovering={params.with === 'recovery-code'}
        />
      </ClientMessages>
    </AuthPage>
  )
}
