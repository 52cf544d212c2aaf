'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { Notice } from '@/components/ui/notice'
import { initialNewPasswordState } from '@/lib/auth/form-state'
import { saveNewPassword } from '@/lib/auth/links/actions'
import { useOfflineGuard } from './use-offline-guard'

/** The two fields of a new password, for whoever has just followed the mail. */
export function NewPasswordForm({ email, next }: { email: string; next: string | null }) {
  const t = useTranslations('auth.newPassword')
  const words = useTranslations('auth.signUp')
  const locale = useLocale()
  const [state, action, isPending] = useActionState(saveNewPassword, initialNewPasswordState)
  const { isOffline, stopIfOffline } = useOfflineGuard()
  const form = useRef<HTMLFormElement>(null)
  const problem = isOffline ? 'network' : state.problem
  const { password, confirmPassword } = state.errors
  const errorOf = (error: typeof password) => {
    if (!error) return undefined
    return error === 'samePassword' ? t('samePassword') : words(`error.${error}`)
  }

  useEffect(() => {
    if (state.attempt === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.attempt])

  return (
    <form ref={form} action={action} onSubmit={stopIfOffline} noValidate className="mt-4 space-y-4">
      <p className="break-words">{t('account', { email })}</p>
      {problem ? (
        <Notice tone="error" role="alert">
          {t(`problem.${problem}`)}
        </Notice>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {/* Password managers keep the password with this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={words('passwordHint')}
        error={errorOf(password)}
        required
      />
      <TextField
        label={t('confirmPassword')}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errorOf(confirmPassword)}
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
