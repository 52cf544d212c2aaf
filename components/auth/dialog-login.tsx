import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { fetchDemoAvailability } from './demo-availability'
import { DemoButton } from './demo-button'
import { LoginForm } from './login-form'

/** The login inside the dialog. */
export function DialogLogin({
  next,
  onSignedIn,
  onSignUp,
}: {
  next: string | null
  onSignedIn: (goTo: string) => void
  onSignUp: () => void
}) {
  const t = useTranslations('auth.login')
  const [demo, setDemo] = useState(false)
  useEffect(() => {
    let gone = false
    void fetchDemoAvailability().then((offered) => {
      if (!gone) setDemo(offered)
    })
    return () => {
      gone = true
    }
  }, [])
  const place = { next, onSignedIn }
  return (
    <div className="mt-3">
      {next ? (
        <div className="mb-5">
          <Notice role="status">{t('notice.required')}</Notice>
        </div>
      ) : null}
      <LoginForm {...place} beside={demo ? <DemoButton {...place} /> : null} />
      <p className="mt-6 border-t border-line pt-4 text-sm">
        {t('noAccount')}{' '}
        <button type="button" className="link" onClick={onSignUp}>
          {t('signUp')}
        </button>
      </p>
    </div>
  )
}
