import { z } from 'zod'
import { permissionNames, roles } from '@/lib/auth/constants'
import type { SessionAnswer } from '@/lib/auth/schema'

export type SignedInUser = NonNullable<SessionAnswer['user']>

const answerSchema = z.object({
  data: z.object({
    user: z
      .object({
        email: z.string(),
        role: z.enum(roles),
        permissions: z.record(z.enum(permissionNames), z.boolean()),
      })
      .nullable(),
  }),
})

/** How long the question may take, and how long the page waits whatever happens. */
const limits = { request: 2000, whole: 3000 } as const

async function ask(request: typeof fetch): Promise<SignedInUser | null | undefined> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), limits.request)
  try {
    const answer = await request('/api/session', { signal: patience.signal, cache: 'no-store' })
    if (!answer.ok) return undefined
    return answerSchema.parse(await answer.json()).data.user
  } finally {
    clearTimeout(timer)
  }
}

/** Who is signed in; null for nobody, undefined when that cannot be known in time. Never rejects. */
export async function checkSession(
  request: typeof fetch = fetch,
): Promise<SignedInUser | null | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limits.whole)
  })
  const answer = await Promise.race([ask(request).catch(() => undefined), tooLate])
  clearTimeout(timer)
  return answer
}
