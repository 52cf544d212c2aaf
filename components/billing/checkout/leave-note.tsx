'use client'

import { useEffect } from 'react'
import { leaveCheckout } from '@/lib/billing/checkout/actions'

/** Tells that the card window came back without a card. Shows nothing, and nothing hangs on it. */
export function LeaveNote({ orderId, code }: { orderId: string; code: string }) {
  useEffect(() => {
    leaveCheckout({ orderId, code }).catch(() => {})
  }, [orderId, code])
  return null
}
