import type { TossPaymentsInstance } from '@tosspayments/payment-sdk'
import { useCallback, useEffect, useState } from 'react'
import type { CheckoutProblem, OpenedCheckout } from '@/lib/billing/checkout/types'
import { failureReason } from '@/lib/billing/provider-codes'

export type CardWindowKeys = { clientKey: string; scriptUrl: string }

/** A script that neither loads nor fails is given up after this. */
const loadTimeoutMs = 20_000

async function load({ clientKey, scriptUrl }: CardWindowKeys): Promise<TossPaymentsInstance> {
  const { loadTossPayments } = await import('@tosspayments/payment-sdk')
  return loadTossPayments(clientKey, { src: scriptUrl })
}

/** What the script of the provider rejects with. */
function codeOf(thrown: unknown): string {
  const code = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : null
  return typeof code === 'string' && /^[A-Za-z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN'
}

function problemOf(code: string): CheckoutProblem {
  if (code === 'NETWORK_ERROR') return 'network'
  return failureReason(code) === 'cancelled' ? 'cancelled' : 'failed'
}

/** Why the window closed without a card. */
export type CardWindowClosed = { problem: CheckoutProblem; code: string }

/** Loads the provider's script, and opens its card window. */
export function useCardWindow({ clientKey, scriptUrl }: CardWindowKeys) {
  const [toss, setToss] = useState<TossPaymentsInstance | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let gone = false
    const fail = () => {
      if (!gone) setFailed(true)
    }
    const timer = setTimeout(fail, loadTimeoutMs)
    load({ clientKey, scriptUrl }).then(
      (loaded) => {
        clearTimeout(timer)
        if (gone) return
        setToss(loaded)
        setFailed(false)
      },
      () => {
        clearTimeout(timer)
        fail()
      },
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [clientKey, scriptUrl])

  /** Resolves when the window closed without a card; with one, the page is left. */
  const open = useCallback(
    async (
      order: OpenedCheckout,
      customer: { name?: string; email: string },
    ): Promise<CardWindowClosed> => {
      if (!toss) return { problem: 'sdkLoading', code: 'NOT_READY' }
      try {
        await toss.requestBillingAuth('카드', {
          customerKey: order.customerKey,
          successUrl: order.successUrl,
          failUrl: order.failUrl,
          customerEmail: customer.email,
          ...(customer.name ? { customerName: customer.name } : {}),
        })
        // The page is on its way to one of the two addresses.
        return await new Promise<never>(() => {})
      } catch (thrown) {
        const code = codeOf(thrown)
        return { problem: problemOf(code), code }
      }
    },
    [toss],
  )
  const state: 'loading' | 'ready' | 'failed' = toss ? 'ready' : failed ? 'failed' : 'loading'
  return { state, open }
}
