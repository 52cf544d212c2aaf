import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useOrganizationName } from '@/components/layout/use-organization-name'
import { CheckboxField, RadioField, SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import { locales } from '@/lib/i18n/routing'
import { formatFax, formatPhone } from '@/lib/phone-number'
import { organizations, userTypes } from '@/lib/profile/constants'
import type { ProfileField, ProfileState } from '@/lib/profile/form-state'

/** A stored value in words. */
function useStoredValue() {
  const t = useTranslations('profile.form')
  const words = useTranslations('auth.signUp')
  const languages = useTranslations('language')
  const organizationName = useOrganizationName()
  return (name: ProfileField, value: string | undefined): string => {
    if (name === 'marketing') return t(value ? 'storedYes' : 'storedNo')
    if (!value) return t('storedNone')
    if (name === 'organization') return organizationName(value) ?? value
    const type = name === 'userType' ? userTypes.find((each) => each === value) : undefined
    const locale = name === 'language' ? locales.find((each) => each === value) : undefined
    if (type) return words(`types.${type}.name`)
    return locale ? languages(locale) : value
  }
}

/** The fields of a profile; after a conflict each that differs says what is stored. */
export function ProfileFields({ form }: { form: ActionForm<ProfileState> }) {
  const { state, field, checkbox, control } = form
  const { stored, values } = state
  const t = useTranslations('profile.form')
  const words = useTranslations('auth.signUp')
  const languages = useTranslations('language')
  const storedValue = useStoredValue()
  const hintOf = (name: ProfileField, hint?: string) => {
    if (!stored || (stored[name] ?? '') === (values[name] ?? '')) return hint
    return t('stored', { value: storedValue(name, stored[name]) })
  }
  const userType = useWatch({ control, name: 'userType' }) ?? values.userType
  // Everybody but private people has to name an organisation.
  const mustName = userType !== 'personal'
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-soft">({words('optional')})</span>
    </>
  )
  return (
    <div className="space-y-5">
      <RadioField
        {...field('userType')}
        hint={hintOf('userType')}
        label={t('userType')}
        required
        options={userTypes.map((type) => ({
          value: type,
          label: `${words(`types.${type}.name`)} · ${words(`types.${type}.for`)}`,
        }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('phone', { format: formatPhone })}
          hint={hintOf('phone', words('phoneHint'))}
          label={words('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          required
        />
        <SelectField
          {...field('organization')}
          hint={hintOf('organization', t('organizationHint'))}
          label={mustName ? words('organization') : optional(words('organization'))}
          required={mustName}
        >
          <SelectOptions
            of={organizations}
            say={(each) => words(`organizations.${each}`)}
            any={words('organizationNone')}
          />
        </SelectField>
        <TextField
          {...field('position')}
          hint={hintOf('position')}
          label={optional(words('position'))}
          autoComplete="organization-title"
          maxLength={100}
        />
        <TextField
          {...field('fax', { format: formatFax })}
          hint={hintOf('fax')}
          label={optional(words('fax'))}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
        <SelectField
          {...field('language')}
          hint={hintOf('language', t('languageHint'))}
          label={t('language')}
          required
        >
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languages(locale)}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckboxField
        {...checkbox('marketing')}
        label={t('marketing')}
        hint={hintOf('marketing', t('marketingHint'))}
      />
    </div>
  )
}
