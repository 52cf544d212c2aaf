import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { inquiryFields } from '@/lib/contact/constants'
import type { InquiryFormState } from '@/lib/contact/types'

/** Why a message was not taken, above the form, where the focus goes; each mistake leads to its field. */
export function ContactSummary({
  state,
  ref,
}: {
  state: InquiryFormState
  ref: Ref<HTMLDivElement>
}) {
  const t = useTranslations('contact.form')
  const wrong = inquiryFields.flatMap((field) => {
    const problem = state.problems[field]
    return problem ? [{ field, text: t(`problems.${field}.${problem}`) }] : []
  })
  if (wrong.length === 0 && !state.failure) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="mb-6 border-l-2 border-seal py-0.5 pl-3.5 outline-none"
    >
      <p className="font-bold">{t(state.failure ? 'failureTitle' : 'problemsTitle')}</p>
      {state.failure ? (
        <p className="text-sm">
          {state.failure.reason === 'rateLimit'
            ? t('failure.rateLimit', { seconds: state.failure.retryAfter })
            : t(`failure.${state.failure.reason}`)}
        </p>
      ) : (
        <ul className="mt-1 text-sm">
          {wrong.map(({ field, text }) => (
            <li key={field}>
              <a href={`#contact-${field}`} className="link">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
