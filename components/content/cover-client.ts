import { z } from 'zod'
import { largestCover } from '@/lib/content/constants'
import { coverTypes } from '@/lib/content/cover-type'

export type CoverError = 'tooLarge' | 'notPicture' | 'unauthorized' | 'forbidden' | 'failed'

const storedSchema = z.object({ data: z.object({ key: z.string() }) })
const refusedSchema = z.object({
  error: z.object({ code: z.string(), details: z.object({ cover: z.string() }).optional() }),
})
const knownErrors: readonly CoverError[] = ['tooLarge', 'notPicture', 'unauthorized', 'forbidden']

/** Sends a picture; answers its key, or why it was not taken. */
export async function uploadCover(file: File): Promise<{ key: string } | { problem: CoverError }> {
  if (file.size > largestCover) return { problem: 'tooLarge' }
  if (!coverTypes.includes(file.type)) return { problem: 'notPicture' }
  try {
    const response = await fetch('/api/posts/covers', {
      method: 'POST',
      headers: { 'content-type': file.type },
      body: file,
    })
    const body: unknown = await response.json()
    const kept = storedSchema.safeParse(body)
    if (kept.success) return { key: kept.data.data.key }
    const refused = refusedSchema.safeParse(body).data?.error
    const reason = refused?.details?.cover ?? refused?.code
    return { problem: knownErrors.find((each) => each === reason) ?? 'failed' }
  } catch {
    return { problem: 'failed' }
  }
}
