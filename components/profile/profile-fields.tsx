import { useTranslations } from 'next-intl'
import type { ChangeEvent } from 'react'
import { useOrganizationName } from '@/components/layout/use-organization-name'
import { CheckboxField, RadioField, SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { locales } from '@/lib/i18n/routing'
import { organizations, userTypes } from '@/lib/profile/constants'
import { fieldFormatters } from '@/lib/profile/field-dashes'
import type { ProfileField, ProfileState } from '@/lib/profile/form-state'

type Shown = Pick<ProfileState, 'values' | 'errors' | 'stored'>

const dash =
  (name: keyof typeof fieldFormatters) =>
  ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Only at the end, so that correcting a digit in the middle does not throw the cursor about.
    if (target.selectionStart === target.value.length) {
      target.value = fieldFormatters[name](target.value)
    }
  }

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
export function ProfileFields({
  values,
  errors,
  stored,
  mustName,
}: Shown & {
  /** Whether the organisation is required: for everybody but private people. */
  mustName: boolean
}) {
  const t = useTranslations('profile.form')
  const words = useTranslations('auth.signUp')
  const languages = useTranslations('language')
  const storedValue = useStoredValue()
  const hintOf = (name: ProfileField, hint?: string) => {
    if (!stored || (stored[name] ?? '') === (values[name] ?? '')) return hint
    return t('stored', { value: storedValue(name, stored[name]) })
  }
  const fieldOf = (name: ProfileField, hint?: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name] ? words(`error.${errors[name]}`) : undefined,
    hint: hintOf(name, hint),
  })
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-soft">({words('optional')})</span>
    </>
  )
  return (
    <div className="space-y-5">
      <RadioField
        {...fieldOf('userType')}
        label={t('userType')}
        required
        options={userTypes.map((type) => ({
          value: type,
          label: `${words(`types.${type}.name`)} · ${words(`types.${type}.for`)}`,
        }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...fieldOf('phone', words('phoneHint'))}
          label={words('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          onChange={dash('phone')}
          required
        />
        <SelectField
          {...fieldOf('organization', t('organizationHint'))}
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
          {...fieldOf('position')}
          label={optional(words('position'))}
          autoComplete="organization-title"
          maxLength={100}
        />
        <TextField
          {...fieldOf('fax')}
          label={optional(words('fax'))}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          onChange={dash('fax')}
        />
        <SelectField {...fieldOf('language', t('languageHint'))} label={t('language')} required>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languages(locale)}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckboxField
        name="marketing"
        value="on"
        defaultChecked={values.marketing === 'on'}
        label={t('marketing')}
        hint={hintOf('marketing', t('marketingHint'))}
      />
    </div>
  )
}
