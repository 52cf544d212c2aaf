'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { PhoneFields } from '@/components/billing/phone/phone-fields'
import { ResidentNumberField } from '@/components/billing/phone/resident-number-field'
import { TextField } from '@/components/ui/form/field'
import { Notice } from '@/components/ui/notice'
import type { CheckoutAvailability } from '@/lib/billing/checkout/types'
import type { PlanId } from '@/lib/billing/constants'
import { plans } from '@/lib/billing/constants'
import { AgreementFields } from './agreement-fields'
import { ChargeSummary } from './charge-summary'
import { ErrorSummary, type FormSection } from './error-summary'
import { PlanField } from './plan-field'
import { RegisterButton } from './register-button'
import { useCardWindow } from './use-card-window'
import { useCheckout } from './use-checkout'

function Section({ id, part, children }: { id: string; part: FormSection; children: ReactNode }) {
  const t = useTranslations('checkout.part')
  return (
    <section id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      <h2 className="section-title mb-3">{t(part)}</h2>
      {children}
    </section>
  )
}

/** From the choice of a plan to the card window. The same in the dialog and on /payment. */
export function CheckoutForm({
  place,
  plan,
  onWindow,
}: {
  place: Extract<CheckoutAvailability, { state: 'ready' }>
  /** Chosen before. */
  plan: PlanId | null
  /** Told when the card window opens and closes. */
  onWindow?: (isOpen: boolean) => void
}) {
  const t = useTranslations('checkout')
  const phone = useTranslations('phone')
  const prefix = useId()
  const { email, today, isStandIn } = place
  const card = useCardWindow(place)
  const checkout = useCheckout({ email, plan }, card, onWindow)
  const { form, values, verified, errors, status, step, restored } = checkout
  const chosen = plans.find(({ id }) => id === values.plan) ?? plans[1]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void checkout.submit()
      }}
      className="@container"
    >
      {isStandIn ? (
        <div className="mb-6">
          <Notice tone="warn" title={t('standIn.title')}>
            <p>{t('standIn.text')}</p>
          </Notice>
        </div>
      ) : null}
      <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-8">
          <ErrorSummary status={status} errors={errors} prefix={prefix} />
          <Section id={`${prefix}-plan`} part="plan">
            <PlanField value={chosen.id} onChange={(id) => checkout.set('plan', id)} />
          </Section>
          <Section id={`${prefix}-payer`} part="payer">
            <div className="space-y-4">
              <TextField
                label={t('name')}
                hint={t('nameHint')}
                {...form.register('name')}
                autoComplete="name"
                maxLength={60}
                error={errors.name ? phone('problem.nameAndId', { seconds: 0 }) : undefined}
                required
              />
              <ResidentNumberField
                value={values.residentNumber ?? ''}
                onChange={(text) => checkout.set('residentNumber', text)}
                error={
                  errors.residentNumber
                    ? phone(`problem.${errors.residentNumber}`, { seconds: 0 })
                    : undefined
                }
              />
              <p>
                <span className="block text-sm font-semibold">{t('email')}</span>
                <span className="break-all">{email}</span>
                <span className="block text-sm text-soft">{t('emailHint')}</span>
              </p>
            </div>
          </Section>
          <Section id={`${prefix}-phone`} part="phone">
            <PhoneFields
              key={restored}
              initial={verified}
              onVerified={checkout.setVerified}
              problem={verified ? null : (errors.verificationId ?? null)}
            />
          </Section>
          <Section id={`${prefix}-terms`} part="terms">
            <AgreementFields plan={chosen} register={form.register} errors={errors} />
          </Section>
        </div>
        <div className="space-y-5 @3xl:sticky @3xl:top-4 @3xl:self-start">
          <ChargeSummary plan={chosen} today={today} />
          <RegisterButton
            amount={t('won', { amount: chosen.price })}
            sdk={card.state}
            step={step}
          />
        </div>
      </div>
    </form>
  )
}
