'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { Link } from '@/lib/i18n/navigation'
import { savePassword } from '@/lib/profile/settings/actions'
import { initialPasswordState, type PasswordState } from '@/lib/profile/settings/form-state'
import { isFailure, SettingFailure } from './setting-failure'
import { useKeptForm } from './use-kept-form'

/** What was typed is never shown again. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings.password')
  const words = useTranslations('auth.signUp')
  const newWords = useTranslations('auth.newPassword')
  const { state, pending, form } = useKeptForm<PasswordState>(
    savePassword,
    useActionState(savePassword, initialPasswordState),
    (before) => ({ ...before, errors: {}, outcome: 'network' }),
  )
  const { outcome } = state
  const { current, password, confirmPassword } = state.errors
  const errorOf = (error: typeof password) => {
    if (!error) return undefined
    return error === 'samePassword' ? newWords('samePassword') : words(`error.${error}`)
  }
  return (
    <form {...form} className="space-y-4">
      {/* Password managers keep the password with this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <div key={state.attempt} className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]">
          <TextField
            name="current"
            type="password"
            label={t('current')}
            autoComplete="current-password"
            error={
              current === 'required'
                ? words('error.required')
                : current
                  ? t('wrongPassword')
                  : undefined
            }
            required
          />
        </div>
        <TextField
          name="password"
          type="password"
          label={newWords('password')}
          hint={words('passwordHint')}
          autoComplete="new-password"
          error={errorOf(password)}
          required
        />
        <TextField
          name="confirmPassword"
          type="password"
          label={newWords('confirmPassword')}
          hint={words('confirmPasswordHint')}
          autoComplete="new-password"
          error={errorOf(confirmPassword)}
          required
        />
      </div>
      <FormStatus tone={outcome === 'saved' ? 'good' : outcome === 'stillIn' ? 'warn' : 'error'}>
        {isFailure(outcome) ? <SettingFailure problem={outcome} /> : null}
        {outcome === 'saved' || outcome === 'stillIn' ? t(outcome) : null}
      </FormStatus>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pending={pending}>{t(pending ? 'saving' : 'save')}</SubmitButton>
        <Link href="/reset-password" className="link text-sm" prefetch={false}>
          {t('forgot')}
        </Link>
      </div>
    </form>
  )
}
