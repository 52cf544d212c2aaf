'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { TextField } from '@/components/ui/form/field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { initialResetState, type ResetState } from '@/lib/auth/form-state'
import { requestPasswordReset } from '@/lib/auth/links/actions'

const schema = () => import('@/lib/auth/form-schema').then(({ resetSchema }) => resetSchema)

/** Asks for the mail that leads to a new password. */
export function ResetForm() {
  const t = useTranslations('auth.reset')
  const { state, isPending, form, field } = useActionForm<ResetState>({
    action: requestPasswordReset,
    initial: initialResetState,
    schema,
    errorText: (key) => t(`problem.${key === 'required' ? key : 'invalidEmail'}`),
  })
  const sent = useRef<HTMLElement>(null)

  useEffect(() => {
    if (state.result) sent.current?.focus()
  }, [state.result])

  if (state.result) {
    return (
      <section ref={sent} tabIndex={-1} role="status" className="mt-4 space-y-3 outline-none">
        <h2 className="text-lg font-bold">{t('sentTitle')}</h2>
        <p>
          {t.rich('sent', {
            email: state.result.sentTo,
            b: (chunks) => <strong className="break-all">{chunks}</strong>,
          })}
        </p>
        <p className="text-sm text-soft">{t('spam')}</p>
      </section>
    )
  }
  return (
    <form {...form} className="mt-4 space-y-4">
      <p>{t('text')}</p>
      {state.reason ? (
        <Notice tone="error" role="alert">
          {t(`problem.${state.reason}`)}
        </Notice>
      ) : null}
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <SubmitButton pending={isPending} look="primary" className="w-full">
        {t(isPending ? 'pending' : 'submit')}
      </SubmitButton>
    </form>
  )
}
