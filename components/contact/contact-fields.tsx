import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/button-class'
import { SelectOptions } from '@/components/ui/form/select-options'
import {
  honeypotField,
  type InquiryField,
  inquiryLimits,
  inquiryTypes,
} from '@/lib/contact/constants'
import type { InquiryFormState } from '@/lib/contact/types'
import { ContactConsent } from './contact-consent'
import { ContactField, controlProps, type FieldFrame } from './contact-field'

const invalid = 'aria-invalid:border-2 aria-invalid:border-seal'

/** Everything between the summary and the button. Uncontrolled: what is typed belongs to the browser. */
export function ContactFields({ state }: { state: InquiryFormState }) {
  const t = useTranslations('contact.form')
  const { values } = state
  const problemOf = (field: InquiryField) => {
    const problem = state.problems[field]
    return problem ? t(`problems.${field}.${problem}`) : undefined
  }
  const frameOf = (field: Exclude<InquiryField, 'consent'>, hint?: string): FieldFrame => ({
    id: `contact-${field}`,
    label: t(field),
    hint,
    problem: problemOf(field),
    optional: field === 'company' ? t('optional') : undefined,
  })
  const line = (
    field: 'name' | 'email' | 'phone' | 'company' | 'subject',
    type: 'text' | 'email' | 'tel',
    autoComplete: string,
    hint?: string,
  ) => {
    const frame = frameOf(field, hint)
    return (
      <ContactField frame={frame}>
        <input
          {...controlProps(frame)}
          type={type}
          name={field}
          defaultValue={values[field]}
          maxLength={inquiryLimits[field]}
          autoComplete={autoComplete}
          className={`${inputClass} ${invalid}`}
        />
      </ContactField>
    )
  }
  const typeFrame = frameOf('inquiryType')
  const messageFrame = frameOf('message', t('messageHint'))
  return (
    <div className="space-y-5">
      <p className="text-sm text-soft">{t('requiredNote')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {line('name', 'text', 'name')}
        {line('email', 'email', 'email')}
        {line('phone', 'tel', 'tel', t('phoneHint'))}
        {line('company', 'text', 'organization')}
      </div>
      <ContactField frame={typeFrame}>
        <select
          // A form that React resets would fall back to the first choice.
          key={values.inquiryType}
          {...controlProps(typeFrame)}
          name="inquiryType"
          defaultValue={values.inquiryType}
          className={`${inputClass} ${invalid} sm:max-w-xs`}
        >
          <SelectOptions of={inquiryTypes} say={(type) => t(`types.${type}`)} any={t('choose')} />
        </select>
      </ContactField>
      {line('subject', 'text', 'off')}
      <ContactField frame={messageFrame}>
        <textarea
          {...controlProps(messageFrame)}
          name="message"
          rows={9}
          defaultValue={values.message}
          maxLength={inquiryLimits.message}
          className={`${inputClass} ${invalid} py-2`}
        />
      </ContactField>
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          {t('trap')}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ContactConsent problem={problemOf('consent')} checked={values.consent === 'on'} />
    </div>
  )
}
