import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { SignedInUser } from '@/components/layout/session/use-session'
import { pageActivity } from '@/lib/activity/page-activity'
import type { ActivityClient } from './activity-client'

/** Keeps what a signed-in person does; of others nothing, and they never fetch the script of it. */
export function useActivity(user: SignedInUser | null, path: string): void {
  const query = useSearchParams().toString()
  const email = user?.email
  const [client, setClient] = useState<ActivityClient | null>(null)
  const reported = useRef<string | null>(null)

  useEffect(() => {
    if (!email) return
    let started: ActivityClient | undefined
    let cancelled = false
    void import('./activity-client').then(
      ({ startActivity }) => {
        if (cancelled) return
        started = startActivity(email)
        setClient(started)
      },
      // The script was not to be had; the page is there without it.
      () => {},
    )
    return () => {
      cancelled = true
      started?.stop()
      setClient(null)
    }
  }, [email])

  useEffect(() => {
    const address = `${path}?${query}`
    if (!client || reported.current === address) return
    reported.current = address
    const { type, data } = pageActivity(path, new URLSearchParams(query))
    client.add(type, data)
  }, [client, path, query])
}
