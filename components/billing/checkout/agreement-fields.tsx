import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/form/field'
import { type Agreement, agreements } from '@/lib/billing/checkout/constants'
import type { CheckoutFormErrors } from '@/lib/billing/checkout/types'
import type { Plan } from '@/lib/billing/constants'
import { Link } from '@/lib/i18n/navigation'

const documents = {
  terms: '/terms',
  policy: '/paid-service-policy',
  renewal: '/paid-service-policy#renewal',
  privacy: '/privacy-policy#processors',
} as const

/** Each consent is a box of its own, and none is ticked beforehand. */
export function AgreementFields({
  plan,
  register,
  errors,
}: {
  plan: Plan
  register: (name: Agreement) => UseFormRegisterReturn
  errors: CheckoutFormErrors
}) {
  const t = useTranslations('checkout')
  const link = (name: keyof typeof documents) => (chunks: ReactNode) => (
    <Link href={documents[name]} target="_blank" className="link">
      {chunks}
      <span className="sr-only"> ({t('newTab')})</span>
    </Link>
  )
  const words = {
    amount: t('won', { amount: plan.price }),
    period: plan.id,
    terms: link('terms'),
    policy: link('policy'),
    renewal: link('renewal'),
    privacy: link('privacy'),
  }
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{t('part.terms')}</legend>
      {agreements.map((each) => (
        <CheckboxField
          key={each}
          {...register(each)}
          label={t.rich(`agree.${each}`, words)}
          error={errors[each] ? t('problem.terms') : undefined}
          required
        />
      ))}
    </fieldset>
  )
}
