import { useEffect, useRef } from 'react'
import type { CheckoutOutcome } from '@/lib/billing/checkout/status'
import { useApi } from '@/lib/use-api'

/** After how long it is asked again: soon at first, then less and less often. */
const pollDelaysMs = [2000, 3000, 5000, 8000, 13_000, 20_000] as const
const maxPollDelayMs = 30_000
/** After these the page has to be opened again. */
const maxPolls = 60

const loadSchema = () =>
  import('@/lib/billing/checkout/schema').then((module) => module.checkoutOutcomeSchema)

/** How far an order is, asked again and again for as long as its outcome is not known. */
export function useCheckoutStatus(
  orderId: string,
  known: CheckoutOutcome | null,
): CheckoutOutcome | null {
  const isKnown = known?.status !== 'waiting'
  const { data, isFetching, reload } = useApi(
    isKnown ? null : `/api/billing/checkouts/${encodeURIComponent(orderId)}`,
    // The timer below asks again, after a failure too.
    { schema: loadSchema, attempts: 1 },
  )
  const outcome = data ?? known
  const isWaiting = outcome?.status === 'waiting'
  const polls = useRef(0)

  useEffect(() => {
    if (!isWaiting || isFetching) return
    let timer: ReturnType<typeof setTimeout>
    const schedule = () => {
      if (polls.current >= maxPolls) return
      timer = setTimeout(poll, pollDelaysMs[polls.current] ?? maxPollDelayMs)
    }
    const poll = () => {
      polls.current += 1
      // Nobody looks at a page in the background.
      if (document.visibilityState === 'visible') void reload()
      else schedule()
    }
    schedule()
    return () => clearTimeout(timer)
  }, [isWaiting, isFetching, reload])
  return outcome
}
