'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { changeEmail } from '@/lib/profile/settings/actions'
import { type EmailState, initialEmailState } from '@/lib/profile/settings/form-state'
import { SettingFailure } from './setting-failure'

const schema = () =>
  import('@/lib/profile/settings/schema').then(({ emailChangeSchema }) => emailChangeSchema)

/** Asks for another address; the mails to both decide. */
export function EmailForm({ email }: { email: string }) {
  const t = useTranslations('settings.email')
  const passwordWords = useTranslations('settings.password')
  const words = useTranslations('auth.signUp.error')
  const { state, isPending, form, field } = useActionForm<EmailState>({
    action: changeEmail,
    initial: initialEmailState,
    schema,
    errorText: (key) => {
      if (key === 'sameEmail') return t(key)
      return key === 'wrongPassword' ? passwordWords(key) : words(key)
    },
    clear: ['current'],
  })
  return (
    <form {...form} className="space-y-4">
      <p className="text-sm">
        <span className="text-soft">{t('now')}</span> <b className="break-all">{email}</b>
      </p>
      <TextField
        {...field('email')}
        type="email"
        label={t('new')}
        hint={t('hint')}
        autoComplete="email"
        maxLength={254}
        className="max-w-[24rem]"
        required
      />
      <TextField
        {...field('current')}
        type="password"
        label={passwordWords('current')}
        autoComplete="current-password"
        className="max-w-[24rem]"
        required
      />
      <FormStatus tone={state.result ? 'good' : state.reason === 'tooSoon' ? 'warn' : 'error'}>
        {state.reason === 'tooSoon' ? t('tooSoon') : null}
        {state.reason && state.reason !== 'tooSoon' ? (
          <SettingFailure reason={state.reason} />
        ) : null}
        {state.result
          ? t.rich('sent', {
              email: state.result.sentTo,
              b: (chunks) => <b className="break-all">{chunks}</b>,
            })
          : null}
      </FormStatus>
      <SubmitButton pending={isPending}>{t(isPending ? 'sending' : 'send')}</SubmitButton>
    </form>
  )
}
