import { useTranslations } from 'next-intl'
import { PasswordHint } from '@/components/layout/password-hint'
import { ProfileField } from '@/components/layout/profile-field'
import { TextField } from '@/components/ui/form/field'
import { PasswordField } from '@/components/ui/form/password-field'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import type { UserType } from '@/lib/auth/constants'
import type { SignUpState } from '@/lib/auth/form-state'
import { profileFieldNames } from '@/lib/auth/profile-fields'

type Form = { form: ActionForm<SignUpState> }

export function PasswordFields({ form: { field, currentValue } }: Form) {
  const t = useTranslations('auth.signUp')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PasswordField
        {...field('password', { deps: ['confirmPassword'] })}
        showLabel={t('showPassword')}
        label={t('password')}
        autoComplete="new-password"
        hint={<PasswordHint password={currentValue('password')} />}
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        showLabel={t('showPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        hint={t('confirmPasswordHint')}
        required
      />
    </div>
  )
}

export function AccountFields({ form }: Form) {
  const t = useTranslations('auth.signUp')
  return (
    <fieldset className="space-y-4">
      <legend className="section-title mb-4 w-full">{t('account')}</legend>
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        hint={t('emailHint')}
        required
      />
      <PasswordFields form={form} />
    </fieldset>
  )
}

export function ContactFields({ form: { field }, userType }: Form & { userType: UserType }) {
  const t = useTranslations('auth.signUp')
  return (
    <fieldset className="space-y-4">
      <legend className="section-title mb-4 w-full">{t('about')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {profileFieldNames.map((name, index) => (
          <div key={name} className={index < 2 ? 'sm:col-span-2' : undefined}>
            <ProfileField
              name={name}
              isPersonal={userType === 'personal'}
              hint={name === 'phone' ? t('phoneHint') : undefined}
              field={field}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
