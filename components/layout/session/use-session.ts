import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { permissionNames, roles } from '@/lib/auth/roles'
import type { SessionAnswer } from '@/lib/auth/schema'
import { useApi } from '@/lib/use-api'
import { hasSessionHint, watchOtherTabs } from './session-hint'

export type SignedInUser = NonNullable<SessionAnswer['user']>

const sessionSchema = z.object({
  user: z
    .object({
      email: z.string(),
      role: z.enum(roles),
      permissions: z.record(z.enum(permissionNames), z.boolean()),
    })
    .nullable(),
})

/** How long the question may take, and how long the page waits for it at most (spec 4). */
const limits = { requestMs: 2000, waitingMs: 3000 } as const
/** A visitor who goes back and forth between windows is not asked about each time. */
const minIntervalMs = 5000
/** Spec 9: a check that failed is tried again after this, and then after twice as long each time… */
const retryMs = 200
/** …up to this. */
const maxRetryMs = 30_000

export type Session = {
  /** Null when signed out; undefined until it is known or cannot be known in time. */
  user: SignedInUser | null | undefined
  /** The first answer is awaited. */
  isWaiting: boolean
}

/**
 * Who is signed in. Asks again when the page is looked at again, for the session may have ended since, or be
 * another person's. A check that failed takes no answer away, and is repeated until one succeeds.
 */
export function useSession(): Session {
  const { data, error, isFetching, reload } = useApi('/api/session', {
    schema: sessionSchema,
    cache: 'no-store',
    attempts: 1,
    timeoutMs: limits.requestMs,
  })
  const [isOverdue, setOverdue] = useState(false)
  const askedAt = useRef(Date.now())
  const waitMs = useRef(retryMs)

  useEffect(() => {
    if (isFetching) askedAt.current = Date.now()
  }, [isFetching])
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), limits.waitingMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isFetching) return
    if (!error) {
      waitMs.current = retryMs
      return
    }
    const timer = setTimeout(reload, waitMs.current)
    waitMs.current = Math.min(2 * waitMs.current, maxRetryMs)
    return () => clearTimeout(timer)
  }, [error, isFetching, reload])
  useEffect(
    () =>
      watchOtherTabs(() => {
        // Another tab signed out: the shell takes the buttons away.
        if (hasSessionHint() && Date.now() - askedAt.current >= minIntervalMs) void reload()
      }),
    [reload],
  )
  const isWaiting = data === undefined && !error && !isOverdue
  // While it cannot be known, the visitor can log in.
  return { user: isWaiting ? undefined : (data?.user ?? null), isWaiting }
}
