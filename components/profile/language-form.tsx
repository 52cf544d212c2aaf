'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { RadioField } from '@/components/ui/form/radio-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { saveLanguage } from '@/lib/profile/settings/actions'
import { initialSettingState, type SettingState } from '@/lib/profile/settings/form-state'
import { SettingFailure } from './setting-failure'

/** Saved, it leads to this page in the chosen language. */
export function LanguageForm({ language }: { language: AppLocale }) {
  const t = useTranslations('settings.language')
  const languages = useTranslations('language')
  const { state, isPending, form } = useActionForm<SettingState>({
    action: saveLanguage,
    initial: initialSettingState,
  })
  return (
    <form {...form} className="space-y-4">
      <RadioField
        name="language"
        label={t('label')}
        defaultValue={language}
        options={locales.map((locale) => ({ value: locale, label: languages(locale) }))}
      />
      <FormStatus tone="error">
        {state.reason ? <SettingFailure reason={state.reason} /> : null}
      </FormStatus>
      <SubmitButton pending={isPending}>{t(isPending ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
