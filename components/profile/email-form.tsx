'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { changeEmail } from '@/lib/profile/settings/actions'
import { type EmailState, initialEmailState } from '@/lib/profile/settings/form-state'
import { isFailure, SettingFailure } from './setting-failure'
import { useKeptForm } from './use-kept-form'

/** Asks for another address; the mail to it decides. */
export function EmailForm({ email }: { email: string }) {
  const t = useTranslations('settings.email')
  const words = useTranslations('auth.signUp.error')
  const { state, pending, form } = useKeptForm<EmailState>(
    changeEmail,
    useActionState(changeEmail, initialEmailState),
    (before, data) => ({
      ...before,
      email: String(data.get('email') ?? ''),
      error: null,
      outcome: 'network',
    }),
  )
  const { outcome, error } = state
  const isSent = outcome === 'sent'
  return (
    <form {...form} className="space-y-4">
      <p className="text-sm">
        <span className="text-soft">{t('now')}</span> <b className="break-all">{email}</b>
      </p>
      <TextField
        key={state.attempt}
        name="email"
        type="email"
        label={t('new')}
        hint={t('hint')}
        autoComplete="email"
        maxLength={254}
        defaultValue={isSent ? '' : state.email}
        error={error ? (error === 'sameEmail' ? t('sameEmail') : words(error)) : undefined}
        className="max-w-[24rem]"
        required
      />
      <FormStatus tone={isSent ? 'good' : outcome === 'tooSoon' ? 'warn' : 'error'}>
        {isFailure(outcome) ? <SettingFailure problem={outcome} /> : null}
        {outcome === 'tooSoon' ? t('tooSoon') : null}
        {isSent
          ? t.rich('sent', {
              email: state.email,
              b: (chunks) => <b className="break-all">{chunks}</b>,
            })
          : null}
      </FormStatus>
      <SubmitButton pending={pending}>{t(pending ? 'sending' : 'send')}</SubmitButton>
    </form>
  )
}
