'use client'

import { unstable_rethrow } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { sendInquiry } from '@/lib/contact/actions'
import { honeypotField, inquiryTypes } from '@/lib/contact/constants'
import { emptyState, formValues } from '@/lib/contact/form-values'
import type { InquiryFormState } from '@/lib/contact/types'
import { ContactFields } from './contact-fields'
import { ContactSummary } from './contact-summary'

/**
 * The contact form. Without script it is posted and answered as a page; with script it is checked here
 * first, and a lost connection loses nothing that was typed.
 */
export function ContactForm() {
  const t = useTranslations('contact.form')
  const locale = useLocale()
  const [posted, action] = useActionState(sendInquiry, emptyState)
  const [answered, setAnswered] = useState<InquiryFormState | null>(null)
  const [pending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const state = answered ?? posted

  useEffect(() => {
    if (state !== emptyState) summary.current?.focus()
  }, [state])

  // /contact?type=demo comes from links of other pages; the page itself is the same for everybody.
  useEffect(() => {
    const type = new URLSearchParams(window.location.search).get('type')
    const select = form.current?.elements.namedItem('inquiryType')
    if (!(select instanceof HTMLSelectElement) || select.value) return
    if (inquiryTypes.some((known) => known === type)) select.value = type ?? ''
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    const trap = event.currentTarget.elements.namedItem(honeypotField)
    startTransition(async () => {
      try {
        // zod is fetched when it is needed, not with the page.
        const { checkInquiry } = await import('@/lib/contact/check-inquiry')
        const values = formValues(data)
        const checked = checkInquiry(values)
        const next = checked.ok
          ? await sendInquiry(state, data)
          : { values, problems: checked.problems, failure: null }
        // A browser that fills in everything must not be refused for ever.
        if (trap instanceof HTMLInputElement) trap.value = ''
        setAnswered(next)
      } catch (thrown) {
        unstable_rethrow(thrown)
        setAnswered({ values: formValues(data), problems: {}, failure: { reason: 'network' } })
      }
    })
  }

  return (
    <form ref={form} action={action} onSubmit={onSubmit} noValidate className="relative">
      <ContactSummary state={state} ref={summary} />
      <input type="hidden" name="locale" value={locale} />
      <ContactFields state={state} />
      <button
        type="submit"
        className={`${buttonClass('primary')} mt-6 w-full sm:w-auto`}
        aria-disabled={pending}
      >
        {t(pending ? 'sending' : 'send')}
      </button>
    </form>
  )
}
