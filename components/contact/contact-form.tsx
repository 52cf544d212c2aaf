'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { sendInquiry } from '@/lib/contact/actions'
import { emptyInquiryForm, honeypotField, inquiryTypes } from '@/lib/contact/constants'
import type { InquiryFormState } from '@/lib/contact/types'
import { ContactConsent } from './contact-consent'
import { ContactFields } from './contact-fields'
import { ContactSummary } from './contact-summary'

/** The contact form. Without script it is posted and answered as a page. */
export function ContactForm() {
  const t = useTranslations('contact.form')
  const locale = useLocale()
  const { state, isPending, errors, form, field, checkbox, setValue } =
    useActionForm<InquiryFormState>({
      action: sendInquiry,
      initial: emptyInquiryForm,
      schema: () => import('@/lib/contact/schema').then(({ inquirySchema }) => inquirySchema),
      errorText: (key, name) => (name === honeypotField ? '' : t(`errors.${name}.${key}`)),
      // A browser that fills in every field must not be refused again and again.
      clear: [honeypotField],
    })

  // Other pages link to /contact?type=demo; the server sends every visitor the same page.
  useEffect(() => {
    const type = new URLSearchParams(window.location.search).get('type')
    const select = form.ref.current?.elements.namedItem('inquiryType')
    if (!(select instanceof HTMLSelectElement) || select.value) return
    const known = inquiryTypes.find((each) => each === type)
    if (known) setValue('inquiryType', known)
  }, [form.ref, setValue])

  const { error: _, ...honeypot } = field(honeypotField)
  return (
    <form {...form} className="relative">
      <ContactSummary state={state} errors={errors} />
      <input type="hidden" name="locale" value={locale} />
      <ContactFields field={field} />
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          {t('honeypot')}
          <input type="text" {...honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ContactConsent field={checkbox('consent')} />
      <SubmitButton pending={isPending} look="primary" className="mt-6 w-full sm:w-auto">
        {t(isPending ? 'sending' : 'send')}
      </SubmitButton>
    </form>
  )
}
