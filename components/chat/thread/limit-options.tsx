import { useTranslations } from 'next-intl'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { entitlements } from '@/lib/entitlements'
import { Link } from '@/lib/i18n/navigation'

/** Where the day's questions are used up: how there can be more of them. */
export function LimitOptions({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('chatThread.limit')
  const pages = useTranslations('chatThread.bar')
  return (
    <div className="space-y-2">
      <p>
        {signedIn
          ? t('plans', { limit: entitlements['1month'].questionsADay })
          : t('account', { limit: entitlements.free.questionsADay })}
      </p>
      <p className="flex flex-wrap gap-2">
        {signedIn ? null : (
          <AuthLink to="login" className={buttonClass('primary')}>
            {pages('login')}
          </AuthLink>
        )}
        <Link href="/pricing" className={buttonClass()}>
          {t('see')}
        </Link>
      </p>
    </div>
  )
}
