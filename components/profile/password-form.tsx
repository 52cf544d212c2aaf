'use client'

import { useTranslations } from 'next-intl'
import { PasswordHint } from '@/components/layout/password-hint'
import { FormStatus } from '@/components/ui/form/form-status'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Link } from '@/lib/i18n/navigation'
import { savePassword } from '@/lib/profile/settings/actions'
import { initialPasswordState, type PasswordState } from '@/lib/profile/settings/form-state'
import { SettingFailure } from './setting-failure'

const schema = () =>
  import('@/lib/profile/settings/schema').then(({ passwordSchema }) => passwordSchema)

/** What was typed is never shown again. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings.password')
  const words = useTranslations('auth.signUp')
  const newWords = useTranslations('auth.newPassword')
  const { state, isPending, form, field, currentValue } = useActionForm<PasswordState>({
    action: savePassword,
    initial: initialPasswordState,
    schema,
    errorText: (key) => {
      if (key === 'wrongPassword') return t(key)
      return key === 'samePassword' ? newWords(key) : words(`error.${key}`)
    },
    clear: ['current', 'password', 'confirmPassword'],
  })
  return (
    <form {...form} className="space-y-4">
      {/* Password managers keep the password with this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]">
          <PasswordField
            {...field('current')}
            showLabel={words('showPassword')}
            label={t('current')}
            autoComplete="current-password"
            required
          />
        </div>
        <PasswordField
          {...field('password', { deps: ['confirmPassword'] })}
          showLabel={words('showPassword')}
          label={newWords('password')}
          hint={<PasswordHint password={currentValue('password')} />}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          showLabel={words('showPassword')}
          label={newWords('confirmPassword')}
          hint={words('confirmPasswordHint')}
          autoComplete="new-password"
          required
        />
      </div>
      <FormStatus
        tone={state.result === 'saved' ? 'good' : state.result === 'stillIn' ? 'warn' : 'error'}
      >
        {state.reason ? <SettingFailure reason={state.reason} /> : null}
        {state.result ? t(state.result) : null}
      </FormStatus>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pending={isPending}>{t(isPending ? 'saving' : 'save')}</SubmitButton>
        <Link href="/reset-password" className="link text-sm">
          {t('forgot')}
        </Link>
      </div>
    </form>
  )
}
