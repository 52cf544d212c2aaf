'use client'

import { useTranslations } from 'next-intl'
import { PasswordHint } from '@/components/layout/password-hint'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { initialNewPasswordState, type NewPasswordState } from '@/lib/auth/form-state'
import { saveNewPassword } from '@/lib/auth/links/actions'
import { AccountInputs } from './account-inputs'

const schema = () =>
  import('@/lib/auth/form-schema').then(({ newPasswordSchema }) => newPasswordSchema)

/** The two fields of a new password, after the mail was followed. */
export function NewPasswordForm({ email, next }: { email: string; next: string | null }) {
  const t = useTranslations('auth.newPassword')
  const words = useTranslations('auth.signUp')
  const { state, isPending, form, field, currentValue } = useActionForm<NewPasswordState>({
    action: saveNewPassword,
    initial: initialNewPasswordState,
    schema,
    errorText: (key) => (key === 'samePassword' ? t(key) : words(`error.${key}`)),
    clear: ['password', 'confirmPassword'],
  })
  return (
    <form {...form} className="mt-4 space-y-4">
      <p className="break-words">{t('account', { email })}</p>
      {state.reason ? (
        <Notice tone="error" role="alert">
          {t(`problem.${state.reason}`)}
        </Notice>
      ) : null}
      <AccountInputs email={email} next={next} />
      <PasswordField
        {...field('password', { deps: ['confirmPassword'] })}
        showLabel={words('showPassword')}
        label={t('password')}
        autoComplete="new-password"
        hint={<PasswordHint password={currentValue('password')} />}
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        showLabel={words('showPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
      />
      <SubmitButton pending={isPending} look="primary" className="w-full">
        {t(isPending ? 'pending' : 'submit')}
      </SubmitButton>
    </form>
  )
}
