'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { RadioField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { saveLanguage } from '@/lib/profile/settings/actions'
import { initialSettingState, type SettingState } from '@/lib/profile/settings/form-state'
import { isFailure, SettingFailure } from './setting-failure'
import { useKeptForm } from './use-kept-form'

/** Saved, it leads to this page in the chosen language. */
export function LanguageForm({ language }: { language: AppLocale }) {
  const t = useTranslations('settings.language')
  const languages = useTranslations('language')
  const { state, pending, form } = useKeptForm<SettingState>(
    saveLanguage,
    useActionState(saveLanguage, initialSettingState),
    (before) => ({ ...before, outcome: 'network' }),
  )
  return (
    <form {...form} className="space-y-4">
      <RadioField
        name="language"
        label={t('label')}
        defaultValue={language}
        options={locales.map((locale) => ({ value: locale, label: languages(locale) }))}
      />
      <FormStatus tone="error">
        {isFailure(state.outcome) ? <SettingFailure problem={state.outcome} /> : null}
      </FormStatus>
      <SubmitButton pending={pending}>{t(pending ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
