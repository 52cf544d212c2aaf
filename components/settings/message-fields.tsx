'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '@/components/ui/form/field'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { maxMessageLength } from '@/lib/settings/constants'
import type { SettingsInput } from '@/lib/settings/schema'

/** What the maintenance page says, in each language. */
export function MessageFields({ form }: { form: UseFormReturn<SettingsInput> }) {
  const { register, watch, formState } = form
  const message = watch('message')
  const errors = formState.errors.message
  const t = useTranslations('adminSettings.message')
  const languages = useTranslations('language')

  function labelOf(locale: AppLocale) {
    return (
      <span className="flex justify-between gap-3">
        <span lang={locale}>{languages(locale)}</span>
        <span className="font-normal text-soft tabular-nums" aria-hidden="true">
          {message[locale].length} / {maxMessageLength}
        </span>
      </span>
    )
  }
  return (
    <div className="space-y-2">
      <div>
        <h3 className="text-sm font-semibold">{t('title')}</h3>
        <p className="text-sm text-soft">{t('hint')}</p>
      </div>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {locales.map((locale) => (
          <TextArea
            key={locale}
            {...register(`message.${locale}`)}
            defaultValue={message[locale]}
            lang={locale}
            label={labelOf(locale)}
            rows={3}
            maxLength={maxMessageLength}
            error={errors?.[locale] ? t('tooLong', { most: maxMessageLength }) : undefined}
          />
        ))}
      </div>
    </div>
  )
}
