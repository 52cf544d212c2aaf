import { useEffect, useState } from 'react'
import { askStanding } from '@/lib/billing/checkout/actions'
import type { Outcome } from '@/lib/billing/checkout/types'

/** After how long it is asked again: soon at first, then less and less often. */
const waitsMs = [2000, 3000, 5000, 8000, 13_000, 20_000] as const
const longestMs = 30_000
/** Then whoever is still there may ask by themselves. */
const mostTimes = 60

/** Asks how an order stands for as long as its outcome is not known. */
export function useStanding(orderId: string, known: Outcome | null): Outcome | null {
  const [asked, setAsked] = useState<Outcome | null>(null)
  const isWaiting = (asked ?? known)?.standing === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    let times = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      times += 1
      // Nobody looks at a page in the background.
      const found =
        document.visibilityState === 'visible' ? await askStanding(orderId).catch(() => null) : null
      if (found) setAsked(found)
      if (times < mostTimes) timer = setTimeout(ask, waitsMs[times] ?? longestMs)
    }
    timer = setTimeout(ask, waitsMs[0])
    return () => clearTimeout(timer)
  }, [isWaiting, orderId])
  return asked ?? known
}
