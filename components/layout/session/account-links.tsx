import { useTranslations } from 'next-intl'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'

/**
 * Log in and sign up, unless the browser hints at a session (see first-paint-script.tsx): then the space
 * is left to the session's own buttons, which session-controls.tsx puts there. Once the shell is there,
 * the links open a dialog (app/[locale]/lazy-auth-dialog.tsx).
 */
export function AccountLinks({ place, className }: { place: 'bar' | 'panel'; className: string }) {
  const t = useTranslations('pages')
  return (
    <div className={className}>
      <AuthLink
        to="login"
        className={`${buttonClass(place === 'bar' ? 'bare' : 'quiet')} in-data-session:hidden`}
      >
        {t('login.name')}
      </AuthLink>
      <AuthLink to="sign-up" className={`${buttonClass('primary')} in-data-session:hidden`}>
        {t('signUp.name')}
      </AuthLink>
      <div data-session-slot={place} className="contents" />
    </div>
  )
}
