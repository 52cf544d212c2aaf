'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { ApiError, apiRead } from '@/lib/api-client'
import type { CardWindowReturn } from '@/lib/billing/checkout/schema'
import {
  type CheckoutOutcome,
  type ConfirmationFailure,
  confirmationFailure,
} from '@/lib/billing/checkout/status'
import { deleteDraft } from './draft'
import { OutcomeView, ResultView } from './outcome-view'
import { useCheckoutStatus } from './use-checkout-status'

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

/** A charge may take a minute, the exchange of the key before it half of one. */
const confirmLimitMs = 150_000

function sendConfirmation(returned: CardWindowReturn): Promise<CheckoutOutcome> {
  return apiRead('/api/billing/confirm', {
    method: 'POST',
    body: returned,
    timeoutMs: confirmLimitMs,
    schema: async () => (await import('@/lib/billing/checkout/schema')).checkoutOutcomeSchema,
  })
}

/**
 * After the card window: sends what it brought, once, and shows what came of it. Without script the person
 * sends it by a button, and the page that is answered shows it.
 */
export function PaymentResult({
  orderId,
  returned,
  failure,
  first,
}: {
  orderId: string
  /** What the card window brought and has not been used yet. */
  returned: CardWindowReturn | null
  /** Why sending it by the form has failed. */
  failure?: ConfirmationFailure | null
  /** How far the order is. */
  first: CheckoutOutcome
}) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const [confirmed, setConfirmed] = useState<CheckoutOutcome | null>(null)
  const [reason, setReason] = useState<ConfirmationFailure | null>(failure ?? null)
  const [isPending, setPending] = useState(false)
  const outcome = useCheckoutStatus(orderId, confirmed ?? (returned ? null : first))
  const isSent = useRef(false)

  const confirm = useCallback(async (brought: CardWindowReturn) => {
    setPending(true)
    try {
      setConfirmed(await sendConfirmation(brought))
    } catch (thrown) {
      setReason(confirmationFailure(thrown instanceof ApiError ? thrown.code : 'unknown'))
    } finally {
      setPending(false)
    }
  }, [])
  useEffect(() => {
    if (!returned || isSent.current) return
    isSent.current = true
    void confirm(returned)
  }, [returned, confirm])
  useEffect(() => {
    if (!outcome) return
    cleanAddress(orderId)
    if (outcome.status === 'done') deleteDraft()
  }, [outcome, orderId])

  if (outcome || !returned) {
    return (
      <div aria-live="polite">
        {outcome ? <OutcomeView outcome={outcome} /> : null}
        {outcome?.status === 'waiting' ? (
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
  const fields = { ...returned, locale, ...(first.planId ? { planId: first.planId } : {}) }
  return (
    <ResultView mark={reason ? 'bad' : 'wait'} title={t('result.confirming.title')}>
      <p>{t('result.confirming.text')}</p>
      {reason ? (
        <Notice tone="error" role="alert">
          {t(`problem.${reason === 'failed' ? 'unconfirmed' : reason}`)}
        </Notice>
      ) : null}
      <form
        action="/api/billing/confirm"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) void confirm(returned)
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isPending ? (
          <p className="flex items-center gap-2 py-2 text-sm text-soft" role="status">
            <Spinner className="size-4" />
            {t('result.confirming.pending')}
          </p>
        ) : (
          <button type="submit" className={buttonClass('primary')}>
            {t(reason ? 'result.again' : 'result.confirming.submit')}
          </button>
        )}
      </form>
    </ResultView>
  )
}
