import { useTranslations } from 'next-intl'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import { organizations, type UserType } from '@/lib/auth/constants'
import type { SignUpState } from '@/lib/auth/form-state'
import { formatFax, formatPhone } from '@/lib/phone-number'

type Form = { form: ActionForm<SignUpState> }

export function AccountFields({ form: { field } }: Form) {
  const t = useTranslations('auth.signUp')
  return (
    <fieldset className="space-y-4">
      <legend className="section-title mb-4 w-full">{t('account')}</legend>
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        hint={t('emailHint')}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('password', { deps: ['confirmPassword'] })}
          label={t('password')}
          type="password"
          autoComplete="new-password"
          hint={t('passwordHint')}
          required
        />
        <TextField
          {...field('confirmPassword')}
          label={t('confirmPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('confirmPasswordHint')}
          required
        />
      </div>
    </fieldset>
  )
}

export function ContactFields({ form: { field }, userType }: Form & { userType: UserType }) {
  const t = useTranslations('auth.signUp')
  const optional = (name: 'organization' | 'position' | 'fax') => (
    <>
      {t(name)} <span className="font-normal text-soft">({t('optional')})</span>
    </>
  )
  const mustName = userType !== 'personal'
  return (
    <fieldset className="space-y-4">
      <legend className="section-title mb-4 w-full">{t('about')}</legend>
      <TextField
        {...field('phone', { format: formatPhone })}
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        hint={t('phoneHint')}
        required
      />
      <SelectField
        {...field('organization')}
        label={mustName ? t('organization') : optional('organization')}
        required={mustName}
      >
        <SelectOptions
          of={organizations}
          say={(each) => t(`organizations.${each}`)}
          any={t('organizationNone')}
        />
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('position')}
          label={optional('position')}
          autoComplete="organization-title"
          maxLength={100}
        />
        <TextField
          {...field('fax', { format: formatFax })}
          label={optional('fax')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
      </div>
    </fieldset>
  )
}
