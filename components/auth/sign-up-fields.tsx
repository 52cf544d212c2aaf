import { useTranslations } from 'next-intl'
import type { ChangeEvent } from 'react'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { organizations, type UserType } from '@/lib/auth/constants'
import type { SignUpState } from '@/lib/auth/form-state'
import type { SignUpField } from '@/lib/auth/sign-up-schema'
import { formatFax, formatPhone } from '@/lib/phone-number'

type Shown = Pick<SignUpState, 'values' | 'errors'>

const dash =
  (dashed: (text: string) => string) =>
  ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Only at the end, so that correcting a digit in the middle does not throw the cursor about.
    if (target.selectionStart === target.value.length) target.value = dashed(target.value)
  }

/** What every field of the form has in common: its words, what was typed, why it was refused. */
function useFields({ values, errors }: Shown) {
  const t = useTranslations('auth.signUp')
  const fieldOf = (name: Exclude<SignUpField, 'terms' | 'privacy' | 'marketing'>) => ({
    name,
    label: t(name),
    defaultValue: values[name],
    error: errors[name] ? t(`error.${errors[name]}`) : undefined,
  })
  return { t, fieldOf }
}

export function AccountFields(shown: Shown) {
  const { t, fieldOf } = useFields(shown)
  return (
    <fieldset className="space-y-4">
      <legend className="section-title mb-4 w-full">{t('account')}</legend>
      <TextField
        {...fieldOf('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        hint={t('emailHint')}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...fieldOf('password')}
          type="password"
          autoComplete="new-password"
          hint={t('passwordHint')}
          required
        />
        <TextField
          {...fieldOf('confirmPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('confirmPasswordHint')}
          required
        />
      </div>
    </fieldset>
  )
}

export function ContactFields({ userType, ...shown }: Shown & { userType: UserType }) {
  const { t, fieldOf } = useFields(shown)
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
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        hint={t('phoneHint')}
        onChange={dash(formatPhone)}
        required
      />
      <SelectField
        {...fieldOf('organization')}
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
          {...fieldOf('position')}
          label={optional('position')}
          autoComplete="organization-title"
          maxLength={100}
        />
        <TextField
          {...fieldOf('fax')}
          label={optional('fax')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          onChange={dash(formatFax)}
        />
      </div>
    </fieldset>
  )
}
