import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/form/field'
import type { useActionForm } from '@/components/ui/form/use-action-form'
import type { InquiryFormState } from '@/lib/contact/types'
import { Link } from '@/lib/i18n/navigation'

const facts = ['items', 'purpose', 'period'] as const

/** A separate consent, unticked, with the information that 개인정보 보호법 제15조 제2항 requires. */
export function ContactConsent({
  field,
}: {
  field: ReturnType<ReturnType<typeof useActionForm<InquiryFormState>>['checkbox']>
}) {
  const t = useTranslations('contact.form')
  return (
    <fieldset className="mt-5 border-y border-line py-4">
      <legend className="sr-only">{t('consent.title')}</legend>
      <p className="text-sm font-bold" aria-hidden="true">
        {t('consent.title')}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {facts.map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-soft">{t(`consent.${fact}`)}</dt>
            <dd>{t(`consent.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-3 text-sm text-soft">
        {t('consent.refuse')}{' '}
        <Link href="/privacy-policy" className="link">
          {t('consent.policy')}
        </Link>
      </p>
      <CheckboxField
        {...field}
        id="contact-consent"
        label={<strong className="font-semibold">{t('consent.label')}</strong>}
      />
    </fieldset>
  )
}
