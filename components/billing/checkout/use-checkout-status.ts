import { useEffect, useState } from 'react'
import { readCheckoutStatus } from '@/lib/billing/checkout/actions'
import type { CheckoutOutcome } from '@/lib/billing/checkout/types'

/** After how long it is asked again: soon at first, then less and less often. */
const pollDelaysMs = [2000, 3000, 5000, 8000, 13_000, 20_000] as const
const maxPollDelayMs = 30_000
/** Then whoever is still there may ask by themselves. */
const maxPolls = 60

/** Asks how an order stands for as long as its outcome is not known. */
export function useCheckoutStatus(
  orderId: string,
  known: CheckoutOutcome | null,
): CheckoutOutcome | null {
  const [asked, setAsked] = useState<CheckoutOutcome | null>(null)
  const isWaiting = (asked ?? known)?.standing === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    let times = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      times += 1
      // Nobody looks at a page in the background.
      const found =
        document.visibilityState === 'visible'
          ? await readCheckoutStatus(orderId).catch(() => null)
          : null
      if (found) setAsked(found)
      if (times < maxPolls) timer = setTimeout(ask, pollDelaysMs[times] ?? maxPollDelayMs)
    }
    timer = setTimeout(ask, pollDelaysMs[0])
    return () => clearTimeout(timer)
  }, [isWaiting, orderId])
  return asked ?? known
}
