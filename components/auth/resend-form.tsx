'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { resend } from '@/lib/auth/actions'
import { resendStart } from '@/lib/auth/form-state'

/** Asks for the confirmation mail once more. */
export function ResendForm({ email }: { email: string }) {
  const t = useTranslations('auth.resend')
  const [state, action, isPending] = useActionState(resend, resendStart)
  if (state.outcome === 'sent') {
    return (
      <p role="status" className="mt-2">
        {t('sent')}
      </p>
    )
  }
  return (
    <form action={action} className="mt-2">
      <input type="hidden" name="email" value={email} />
      {state.outcome === 'idle' ? null : (
        <p role="alert" className="mb-2">
          {t(state.outcome)}
        </p>
      )}
      <button type="submit" className={buttonClass()} disabled={isPending}>
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
