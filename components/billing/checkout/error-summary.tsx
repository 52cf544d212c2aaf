import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { agreements } from '@/lib/billing/checkout/constants'
import type { CheckoutFormErrors } from '@/lib/billing/checkout/types'
import { failureReason } from '@/lib/billing/provider-codes'
import { Link } from '@/lib/i18n/navigation'
import type { CheckoutFormStatus } from './use-checkout'

export type FormSection = 'plan' | 'payer' | 'phone' | 'terms'

/** One line for each part of the form that has to be looked at again. */
function useLines(errors: CheckoutFormErrors): { part: FormSection; text: string }[] {
  const t = useTranslations('checkout.problem')
  const phone = useTranslations('phone.problem')
  const { plan, name, residentNumber, verificationId } = errors
  const person = name ?? residentNumber
  const lines: { part: FormSection; text: string | undefined }[] = [
    { part: 'plan', text: plan && t(plan) },
    { part: 'payer', text: person && phone(person, { seconds: 0 }) },
    { part: 'phone', text: verificationId && phone(verificationId, { seconds: 0 }) },
    { part: 'terms', text: agreements.some((each) => errors[each]) ? t('terms') : undefined },
  ]
  return lines.flatMap(({ part, text }) => (text ? [{ part, text }] : []))
}

/** What stood in the way, said at once and led to. @param prefix of the ids of the form's parts */
export function ErrorSummary({
  status,
  errors,
  prefix,
}: {
  status: CheckoutFormStatus
  errors: CheckoutFormErrors
  prefix: string
}) {
  const t = useTranslations('checkout')
  const box = useRef<HTMLDivElement>(null)
  const lines = useLines(errors)
  const { problem, code, times } = status
  useEffect(() => {
    if (times > 0) box.current?.focus()
  }, [times])

  if (!problem && lines.length === 0) return null
  const reason = problem === 'failed' && code ? failureReason(code) : null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone={problem === 'cancelled' ? 'warn' : 'error'} role="alert">
        {problem ? (
          <>
            <p className="font-semibold">{t(`problem.${problem}`)}</p>
            {reason && reason !== 'other' ? <p>{t(`reason.${reason}`)}</p> : null}
            {problem === 'cancelled' ? <p className="text-soft">{t('nothingCharged')}</p> : null}
            {problem === 'subscribed' || problem === 'pending' ? (
              <Link href="/billing" className="link">
                {t('toBilling')}
              </Link>
            ) : null}
            {problem === 'signedOut' ? (
              <Link href="/login?next=/payment" className="link">
                {t('logIn')}
              </Link>
            ) : null}
          </>
        ) : (
          <>
            <p className="font-semibold">{t('check')}</p>
            <ul className="mt-1 space-y-0.5">
              {lines.map(({ part, text }) => (
                <li key={part}>
                  <a href={`#${prefix}-${part}`} className="link">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}
