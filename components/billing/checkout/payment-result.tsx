'use client'

import { unstable_rethrow } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { confirmPayment } from '@/lib/billing/checkout/actions'
import type { CardWindowReturn } from '@/lib/billing/checkout/schema'
import type { CheckoutOutcome, ConfirmState } from '@/lib/billing/checkout/types'
import { deleteDraft } from './draft'
import { OutcomeView, ResultView } from './outcome-view'
import { useCheckoutStatus } from './use-checkout-status'

const start: ConfirmState = { attempt: 0, outcome: null, problem: null }

/** The address of a result, without what may be used once. */
const orderQuery = (orderId: string, planId: string | null) =>
  new URLSearchParams({ orderId, ...(planId ? { planId } : {}) }).toString()

/** Takes what may be used once out of the address and out of the history. */
function cleanAddress(orderId: string): void {
  const url = new URL(window.location.href)
  url.search = orderQuery(orderId, url.searchParams.get('planId'))
  // With a state of its own, the router would not hear of it.
  window.history.replaceState(null, '', url)
}

/**
 * After the card window: sends what it brought, once, and shows what came of it. Without script the person
 * sends it by a button.
 */
export function PaymentResult({
  orderId,
  came,
  first,
}: {
  orderId: string
  /** What nobody has used yet. */
  came: CardWindowReturn | null
  /** How the order stands, when there is nothing to send. */
  first: CheckoutOutcome | null
}) {
  const t = useTranslations('checkout')
  // Without script the form is posted to the action and answered as a page.
  const [posted, action] = useActionState(confirmPayment, start)
  const [answered, setAnswered] = useState<ConfirmState | null>(null)
  const [isPending, startTransition] = useTransition()
  const state = answered ?? posted
  const outcome = useCheckoutStatus(orderId, state.outcome ?? (came ? null : first))
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    if (!came || isSent.current) return
    isSent.current = true
    form.current?.requestSubmit()
  }, [came])
  useEffect(() => {
    if (!outcome) return
    cleanAddress(orderId)
    if (outcome.standing === 'done') deleteDraft()
  }, [outcome, orderId])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const brought = new FormData(event.currentTarget)
    startTransition(async () => {
      try {
        setAnswered(await confirmPayment(state, brought))
      } catch (thrown) {
        unstable_rethrow(thrown)
        setAnswered({ attempt: state.attempt + 1, outcome: null, problem: 'network' })
      }
    })
  }

  if (outcome || !came) {
    return (
      <div aria-live="polite">
        {outcome ? <OutcomeView outcome={outcome} /> : null}
        {outcome?.standing === 'waiting' ? (
          <>
            <p className="mt-6 flex items-center gap-2 text-sm text-soft">
              <Spinner className="size-4" />
              {t('result.asking')}
            </p>
            <noscript>
              <meta
                httpEquiv="refresh"
                content={`5; url=?${orderQuery(orderId, outcome.planId)}`}
              />
            </noscript>
          </>
        ) : null}
      </div>
    )
  }
  const { problem } = state
  return (
    <ResultView mark={problem ? 'bad' : 'wait'} title={t('result.confirming.title')}>
      <p>{t('result.confirming.text')}</p>
      {problem ? (
        <Notice tone="error" role="alert">
          {t(`problem.${problem === 'failed' ? 'unconfirmed' : problem}`)}
        </Notice>
      ) : null}
      <form ref={form} action={action} onSubmit={submit}>
        {Object.entries(came).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isPending ? (
          <p className="flex items-center gap-2 py-2 text-sm text-soft" role="status">
            <Spinner className="size-4" />
            {t('result.confirming.pending')}
          </p>
        ) : (
          <button type="submit" className={buttonClass('primary')}>
            {t(problem ? 'result.again' : 'result.confirming.submit')}
          </button>
        )}
      </form>
    </ResultView>
  )
}
