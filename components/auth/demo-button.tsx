'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { signInAsDemo } from '@/lib/auth/actions'
import { initialLoginState } from '@/lib/auth/form-state'
import { type LoginOrigin, LoginOriginFields } from './login-form'

/** On the embedded stack only: in as its administrator, without a password. */
export function DemoButton(place: LoginOrigin) {
  const t = useTranslations('auth.login')
  const [state, action, isPending] = useActionState(signInAsDemo, initialLoginState)
  const { onSignedIn } = place

  useEffect(() => {
    if (state.result) onSignedIn?.(state.result.redirectTo)
  }, [state, onSignedIn])

  return (
    <form action={action} className="mt-6 border-t border-line pt-4">
      <LoginOriginFields {...place} />
      {state.reason ? (
        <div className="mb-3">
          <Notice tone="error" role="alert">
            {t(`problem.${state.reason}`)}
          </Notice>
        </div>
      ) : null}
      <button type="submit" className={`${buttonClass()} w-full`} disabled={isPending}>
        {t(isPending ? 'demoPending' : 'demo')}
      </button>
      <p className="mt-1.5 text-sm text-soft">{t('demoHint')}</p>
    </form>
  )
}
