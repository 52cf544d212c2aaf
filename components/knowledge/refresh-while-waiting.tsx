'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const waitingMs = 2500
const restingMs = 15_000

/** Asks for the page again while documents are being read, and now and then for those that were just added. */
export function RefreshWhileWaiting({ waiting }: { waiting: boolean }) {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(refresh, waiting ? waitingMs : restingMs)
    return () => clearInterval(timer)
  }, [router, waiting])
  return null
}
