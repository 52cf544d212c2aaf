import { z } from 'zod'

/** A question that the site took: its answer is written whoever listens, and stays. */
export type Acknowledged = { answer: string; cookie: string }

const begunSchema = z.object({ data: z.object({ answerId: z.uuid() }) })

/** What the answer to a question promised; null when it promised nothing. */
export function acknowledgedIn(headers: Headers, events: string): Acknowledged | null {
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  for (const line of events.split('\n')) {
    if (!line.startsWith('data: {')) continue
    const begun = begunSchema.safeParse(JSON.parse(line.slice('data: '.length)))
    if (begun.success) return { answer: begun.data.data.answerId, cookie }
  }
  return null
}

const keptSchema = z.object({ data: z.object({ id: z.uuid() }) })

/** How many of them the site no longer has. */
export async function countLost(base: URL, all: readonly Acknowledged[]): Promise<number> {
  let lost = 0
  for (const [no, { answer, cookie }] of all.entries()) {
    // Each from an address of its own, as it was asked.
    const headers = { cookie, 'x-forwarded-for': `10.251.${Math.floor(no / 250)}.${no % 250}` }
    const found = await fetch(new URL(`/api/chat/answers/${answer}`, base), { headers })
    const kept = keptSchema.safeParse(await found.json().catch(() => null))
    if (!kept.success || kept.data.data.id !== answer) lost += 1
  }
  return lost
}
