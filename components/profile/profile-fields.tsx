import { useTranslations } from 'next-intl'
import { ProfileField } from '@/components/layout/profile-field'
import { useProfileText } from '@/components/layout/use-profile-text'
import { CheckboxField, SelectField } from '@/components/ui/form/field'
import { RadioField } from '@/components/ui/form/radio-field'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import { locales } from '@/lib/i18n/routing'
import { type ProfileFieldName, profileFieldNames, userTypes } from '@/lib/profile/constants'
import type { ProfileFormField, ProfileState } from '@/lib/profile/form-state'

/** A stored value in words. */
function useStoredValue() {
  const t = useTranslations('profile.form')
  const words = useTranslations('auth.signUp')
  const languages = useTranslations('language')
  const profileText = useProfileText()
  return (name: ProfileFormField, value: string | undefined): string => {
    if (name === 'marketing') return t(value ? 'storedYes' : 'storedNo')
    if (!value) return t('storedNone')
    const detail = profileFieldNames.find((each) => each === name)
    if (detail) return profileText(detail, value) ?? value
    const type = name === 'userType' ? userTypes.find((each) => each === value) : undefined
    const locale = name === 'language' ? locales.find((each) => each === value) : undefined
    if (type) return words(`types.${type}.name`)
    return locale ? languages(locale) : value
  }
}

/** The fields of a profile; after a conflict each that differs says what is stored. */
export function ProfileFields({ form }: { form: ActionForm<ProfileState> }) {
  const { state, field, checkbox, currentValue } = form
  const { stored, values } = state
  const t = useTranslations('profile.form')
  const words = useTranslations('auth.signUp')
  const languages = useTranslations('language')
  const storedValue = useStoredValue()
  const hintOf = (name: ProfileFormField, hint?: string) => {
    if (!stored || (stored[name] ?? '') === (values[name] ?? '')) return hint
    return t('stored', { value: storedValue(name, stored[name]) })
  }
  const userType = currentValue('userType')
  const hints: Partial<Record<ProfileFieldName, string>> = {
    phone: words('phoneHint'),
    organization: t('organizationHint'),
  }
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
        {profileFieldNames.map((name) => (
          <ProfileField
            key={name}
            name={name}
            isPersonal={userType === 'personal'}
            hint={hintOf(name, hints[name])}
            field={field}
          />
        ))}
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
