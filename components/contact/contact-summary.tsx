import { useTranslations } from 'next-intl'
import { inquiryFields } from '@/lib/contact/constants'
import type { InquiryErrors, InquiryFormState } from '@/lib/contact/types'

/** Why an inquiry was not sent, above the form; each error links to its field. */
export function ContactSummary({
  state,
  errors,
}: {
  state: InquiryFormState
  errors: InquiryErrors
}) {
  const t = useTranslations('contact.form')
  const { reason } = state
  const wrong = inquiryFields.flatMap((field) => {
    const key = errors[field]
    return key ? [{ field, text: t(`errors.${field}.${key}`) }] : []
  })
  if (wrong.length === 0 && reason === null) return null
  return (
    <div
      data-form-status
      tabIndex={-1}
      role="alert"
      className="mb-6 border-l-2 border-seal py-0.5 pl-3.5 outline-none"
    >
      <p className="font-bold">{t(wrong.length > 0 ? 'errorsTitle' : 'failureTitle')}</p>
      {wrong.length > 0 ? (
        <ul className="mt-1 text-sm">
          {wrong.map(({ field, text }) => (
            <li key={field}>
              <a href={`#contact-${field}`} className="link">
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reason ? (
        <p className="text-sm">
          {reason === 'rateLimit'
            ? t('failure.rateLimit', { seconds: state.retryAfter })
            : t(`failure.${reason}`)}
        </p>
      ) : null}
    </div>
  )
}
