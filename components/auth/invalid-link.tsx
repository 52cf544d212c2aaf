import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import type { LinkPurpose } from '@/lib/auth/links/schema'
import { Link } from '@/lib/i18n/navigation'
import { ResendForm } from './resend-form'

/** A link that is wrong, old or used: what helps depends on what it was for. */
export function InvalidLink({ purpose }: { purpose: LinkPurpose }) {
  const t = useTranslations('auth.confirm')
  return (
    <div role="alert" className="space-y-4">
      <p>{t('problem.dead')}</p>
      <p>{t(`help.${purpose}`)}</p>
      {purpose === 'recovery' ? (
        <Link href="/reset-password" className={buttonClass('primary')}>
          {t('toReset')}
        </Link>
      ) : null}
      {purpose === 'emailChange' ? (
        <Link href="/settings" className={buttonClass('primary')}>
          {t('toSettings')}
        </Link>
      ) : null}
      {purpose === 'signUp' || purpose === 'signIn' ? (
        <Link href="/login" className={buttonClass('primary')}>
          {t('toLogin')}
        </Link>
      ) : null}
      {purpose === 'signUp' ? (
        <div className="border-t border-line pt-4">
          <ResendForm />
        </div>
      ) : null}
    </div>
  )
}
