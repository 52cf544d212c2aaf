'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 2500

/** Asks for the page again as long as it is shown and an experiment is under way. */
export function RefreshWhileRunning() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
