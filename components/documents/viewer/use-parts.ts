import { useCallback, useEffect, useState } from 'react'
import { apiRead } from '@/lib/api-client'
import { type Part, partsSchema } from '@/lib/documents/reading/schema'

type Parts = { parts: Part[]; state: 'loading' | 'complete' | 'failed' }

/** The text of a document, which comes some pages at a time. */
export function useParts(id: string, isReadable: boolean): Parts & { retry: () => void } {
  const [loaded, setLoaded] = useState<Parts>({ parts: [], state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!isReadable) return
    let isGone = false
    setLoaded({ parts: [], state: 'loading' })
    const load = async () => {
      for (let after: number | null = 0; after !== null && !isGone; ) {
        const read: { parts: Part[]; next: number | null } = await apiRead(
          `/api/documents/${id}/blocks`,
          { query: { after }, schema: partsSchema },
        )
        after = read.next
        const state = after === null ? 'complete' : 'loading'
        if (!isGone) setLoaded((before) => ({ parts: [...before.parts, ...read.parts], state }))
      }
    }
    load().catch(() => {
      if (!isGone) setLoaded((before) => ({ ...before, state: 'failed' }))
    })
    return () => {
      isGone = true
    }
  }, [id, isReadable, attempt])
  return { ...loaded, retry }
}
