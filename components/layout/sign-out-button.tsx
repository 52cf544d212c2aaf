'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { signOut } from '@/lib/auth/actions'
import { sayFarewell } from './activity-farewell'
import { sessionMayHaveChanged } from './session-hint'

export function SignOutButton({ className }: { className: string }) {
  const t = useTranslations('session')
  const locale = useLocale()
  const [leaving, startLeaving] = useTransition()
  return (
    <button
      type="button"
      className={className}
      aria-disabled={leaving}
      onClick={() => {
        if (leaving) return
        // The front page it leads to may be the page that is open.
        startLeaving(() =>
          sayFarewell()
            .then(() => signOut(locale))
            .finally(sessionMayHaveChanged),
        )
      }}
    >
      {leaving ? t('signingOut') : t('signOut')}
    </button>
  )
}
