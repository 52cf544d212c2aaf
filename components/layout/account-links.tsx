import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/**
 * Log in and sign up, unless the browser hints at a session (see first-paint-script.tsx): then the place
 * is kept for the session's own buttons, which session-island.tsx puts there. Once the shell is there,
 * the links open a dialog (app/[locale]/auth-gate.tsx).
 */
export function AccountLinks({ place, className }: { place: 'bar' | 'panel'; className: string }) {
  const t = useTranslations('pages')
  return (
    <div className={className}>
      <Link
        href="/login"
        prefetch={false}
        data-auth-dialog="login"
        className={`${buttonClass(place === 'bar' ? 'bare' : 'quiet')} in-data-session:hidden`}
      >
        {t('login.name')}
      </Link>
      <Link
        href="/sign-up"
        prefetch={false}
        data-auth-dialog="sign-up"
        className={`${buttonClass('primary')} in-data-session:hidden`}
      >
        {t('signUp.name')}
      </Link>
      <div data-session-slot={place} className="contents" />
    </div>
  )
}
