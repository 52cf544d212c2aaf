'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { Notice } from '@/components/ui/notice'
import { initialResetState } from '@/lib/auth/form-state'
import { requestPasswordReset } from '@/lib/auth/links/actions'
import { useOfflineGuard } from './use-offline-guard'

/** Asks for the mail that leads to a new password. */
export function ResetForm() {
  const t = useTranslations('auth.reset')
  const [state, action, isPending] = useActionState(requestPasswordReset, initialResetState)
  const { isOffline, stopIfOffline } = useOfflineGuard()
  const address = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLElement>(null)
  const problem = isOffline ? 'network' : state.problem
  const ofField = problem === 'required' || problem === 'invalidEmail'

  useEffect(() => {
    if (state.attempt > 0) (sent.current ?? address.current)?.focus()
  }, [state.attempt])

  if (state.sentTo) {
    return (
      <section ref={sent} tabIndex={-1} role="status" className="mt-4 space-y-3 outline-none">
        <h2 className="text-lg font-bold">{t('sentTitle')}</h2>
        <p>
          {t.rich('sent', {
            email: state.sentTo,
            b: (chunks) => <strong className="break-all">{chunks}</strong>,
          })}
        </p>
        <p className="text-sm text-soft">{t('spam')}</p>
      </section>
    )
  }
  return (
    <form action={action} onSubmit={stopIfOffline} noValidate className="mt-4 space-y-4">
      <p>{t('text')}</p>
      {problem && !ofField ? (
        <Notice tone="error" role="alert">
          {t(`problem.${problem}`)}
        </Notice>
      ) : null}
      <TextField
        key={state.attempt}
        ref={address}
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={state.email}
        error={problem && ofField ? t(`problem.${problem}`) : undefined}
        maxLength={254}
        required
      />
      <button
        type="submit"
        className={`${buttonClass('primary')} w-full`}
        aria-disabled={isPending}
        onClick={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
