import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { inputClass } from '@/components/ui/button-class'

/** The one field of the form. Those of components/ui bring script that this page has no room for. */
export function TextOfForm({
  most,
  error,
  ...field
}: { most: string; error: string | undefined } & ComponentProps<'textarea'>) {
  const t = useTranslations('citationCheck.form')
  return (
    <>
      <label htmlFor="checked" className="text-sm font-semibold">
        {t('label')}
      </label>
      <p id="checked-hint" className="text-sm text-soft">
        {t('hint', { most })}
      </p>
      <textarea
        {...field}
        id="checked"
        rows={10}
        required
        placeholder={t('placeholder')}
        aria-invalid={error ? true : undefined}
        aria-describedby="checked-hint checked-error"
        className={`${inputClass} mt-1 py-2 leading-7`}
      />
      <p id="checked-error" className="mt-1 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </>
  )
}
