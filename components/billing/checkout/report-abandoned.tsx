'use client'

import { useEffect } from 'react'
import { abandonCheckout } from '@/lib/billing/checkout/actions'

/** Tells that the card window came back without a card. Shows nothing, and nothing hangs on it. */
export function ReportAbandoned({ orderId, code }: { orderId: string; code: string }) {
  useEffect(() => {
    abandonCheckout({ orderId, code }).catch(() => {})
  }, [orderId, code])
  return null
}
