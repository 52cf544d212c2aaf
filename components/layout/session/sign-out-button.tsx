'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { notifySignOut } from '@/components/layout/activity/sign-out-notification'
import { signOut } from '@/lib/auth/actions'
import { announceSessionChange } from './session-hint'

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
          notifySignOut()
            .then(() => signOut(locale))
            .finally(announceSessionChange),
        )
      }}
    >
      {leaving ? t('signingOut') : t('signOut')}
    </button>
  )
}
