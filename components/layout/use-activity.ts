import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { pageActivity } from '@/lib/activity/page-activity'
import type { ActivityClient } from './activity-client'
import type { SignedIn } from './session-check'

/** Keeps what a signed-in person does; of others nothing, and they never fetch the script of it. */
export function useActivity(user: SignedIn | null, path: string): void {
  const query = useSearchParams().toString()
  const email = user?.email
  const [client, setClient] = useState<ActivityClient | null>(null)
  const told = useRef<string | null>(null)

  useEffect(() => {
    if (!email) return
    let started: ActivityClient | undefined
    let gone = false
    void import('./activity-client').then(
      ({ startActivity }) => {
        if (gone) return
        started = startActivity(email)
        setClient(started)
      },
      // The script was not to be had; the page is there without it.
      () => {},
    )
    return () => {
      gone = true
      started?.stop()
      setClient(null)
    }
  }, [email])

  useEffect(() => {
    const address = `${path}?${query}`
    if (!client || told.current === address) return
    told.current = address
    const { type, data } = pageActivity(path, new URLSearchParams(query))
    client.add(type, data)
  }, [client, path, query])
}
