import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { UserType } from '@/lib/auth/constants'
import { SignUpForm } from './sign-up-form'
import { UserTypeChoice } from './user-type-choice'
import { WelcomeText } from './welcome'

/** Signing up inside the dialog: the type, the form, the welcome. */
export function DialogSignUp({ onLogin, onStart }: { onLogin: () => void; onStart: () => void }) {
  const t = useTranslations('auth')
  const [type, setType] = useState<UserType | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const step = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A new step begins at its beginning.
    if (!type && !sentTo) return
    step.current?.focus({ preventScroll: true })
    step.current?.closest('dialog')?.scrollTo(0, 0)
  }, [type, sentTo])

  if (sentTo) {
    return (
      <div ref={step} tabIndex={-1} className="mt-4 max-w-[36rem] outline-none">
        <h3 className="mb-3 text-lg font-bold">{t('welcome.title')}</h3>
        <div className="space-y-2">
          <WelcomeText email={sentTo} />
        </div>
        <p className="mt-6 text-right">
          <button type="button" className={buttonClass('primary')} onClick={onStart}>
            {t('welcome.start')}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div ref={step} tabIndex={-1} className="mt-3 outline-none">
      {type ? (
        <>
          <p className="mb-5 flex flex-wrap items-center gap-x-4 text-sm">
            <span className="font-semibold">{t(`signUp.types.${type}.name`)}</span>
            <button
              type="button"
              className="link inline-flex items-center gap-1"
              onClick={() => setType(null)}
            >
              <ArrowLeft size={16} aria-hidden="true" />
              {t('signUp.back')}
            </button>
          </p>
          <SignUpForm userType={type} onSent={setSentTo} />
        </>
      ) : (
        <UserTypeChoice onChoose={setType} />
      )}
      <p className="mt-6 border-t border-line pt-4 text-sm">
        {t('signUp.haveAccount')}{' '}
        <button type="button" className="link" onClick={onLogin}>
          {t('signUp.login')}
        </button>
      </p>
    </div>
  )
}
