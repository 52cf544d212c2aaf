import { z } from 'zod'

const answerSchema = z.object({ data: z.object({ demo: z.boolean() }) })

/** The page was made for everybody, so the dialog asks whether this site has a demo account. Never rejects. */
export async function fetchDemoAvailability(request: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await request('/api/session', { cache: 'no-store' })
    return answerSchema.parse(await answer.json()).data.demo
  } catch {
    return false
  }
}
