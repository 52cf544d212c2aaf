import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthPage } from '@/components/auth/auth-page'
import { ResetForm } from '@/components/auth/reset-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'resetPassword')
}

export default async function ResetPasswordPage() {
  // Made at each request, so that a nonce can be in it.
  await connection()
  const t = await getTranslations('auth.reset')
  return (
    <AuthPage page="resetPassword" title={t('title')}>
      <ClientMessages of={['auth']}>
        <ResetForm />
      </ClientMessages>
      <p className="mt-6 border-t border-line pt-4 text-sm">
        <Link href="/login" className="link">
          {t('back')}
        </Link>
      </p>
    </AuthPage>
  )
}
