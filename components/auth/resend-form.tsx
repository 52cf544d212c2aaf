'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { resend } from '@/lib/auth/actions'
import { initialResendState } from '@/lib/auth/form-state'

/** Asks for the confirmation mail once more; for the address too, where nobody has told it. */
export function ResendForm({ email }: { email?: string }) {
  const t = useTranslations('auth.resend')
  const [state, action, isPending] = useActionState(resend, initialResendState)
  if (state.outcome === 'sent') {
    return (
      <p role="status" className="mt-2">
        {t('sent')}
      </p>
    )
  }
  return (
    <form action={action} className="mt-2 space-y-3">
      {email === undefined ? (
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      {state.outcome === 'idle' ? null : <p role="alert">{t(state.outcome)}</p>}
      <button type="submit" className={buttonClass()} disabled={isPending}>
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
