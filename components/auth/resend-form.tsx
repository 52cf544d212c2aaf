'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { resend } from '@/lib/auth/actions'
import { initialResendState, type ResendState } from '@/lib/auth/form-state'

const schema = () => import('@/lib/auth/form-schema').then(({ resetSchema }) => resetSchema)

/** Asks for the confirmation mail once more; for the address too, where it is not known. */
export function ResendForm({ email }: { email?: string }) {
  const t = useTranslations('auth.resend')
  const errors = useTranslations('auth.signUp.error')
  const { state, isPending, form, field } = useActionForm<ResendState>({
    action: resend,
    initial: initialResendState,
    schema,
    errorText: (key) => errors(key),
  })
  if (state.result) {
    return (
      <p role="status" className="mt-2">
        {t('sent')}
      </p>
    )
  }
  return (
    <form {...form} className="mt-2 space-y-3">
      {email === undefined ? (
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      {state.reason ? (
        <p role="alert">{t(state.reason === 'tooSoon' ? 'tooSoon' : 'failed')}</p>
      ) : null}
      <button type="submit" className={buttonClass()} disabled={isPending}>
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
