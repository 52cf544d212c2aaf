'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Source } from '@/lib/chat/parts/source'
import type { LinePart, SourceText } from '@/lib/chat/sources/source-text'
import { useApi } from '@/lib/use-api'

export type SourceState =
  | { state: 'loading' }
  /** The corpus does not hold it, or its number names several decisions. */
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'open'; text: SourceText; count: number; parts: LinePart[][][] }

type Reader = typeof import('@/lib/chat/sources/source-text')

const maxAgeMs = 10 * 60 * 1000

/** Opens a source and finds the passage in it; reading it is fetched with the first one that is opened. */
export function useSource(source: Source): { opened: SourceState; retry: () => void } {
  const [reader, setReader] = useState<Reader | null>(null)
  const [isUnreachable, setUnreachable] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    setUnreachable(false)
    import('@/lib/chat/sources/source-text').then(setReader, () => setUnreachable(true))
  }, [attempt])

  const { data, error, isFetching, reload } = useApi(reader ? reader.sourceAddress(source) : null, {
    schema: async () => {
      const { sourceAnswerSchema } = await import('@/lib/chat/sources/source-text')
      return sourceAnswerSchema
    },
    part: 'body',
    attempts: 1,
    maxAgeMs,
  })
  const opened = useMemo((): SourceState => {
    if (isUnreachable) return { state: 'failed' }
    if (error && !isFetching) {
      const isMissing = error.status === 404 || error.status === 400
      return { state: isMissing ? 'missing' : 'failed' }
    }
    if (!reader || !data) return { state: 'loading' }
    if (data.choices) return { state: 'missing' }
    try {
      const text = reader.readSource(source.type, data.data)
      return { state: 'open', text, ...reader.markPassage(text, source.passage) }
    } catch {
      return { state: 'failed' }
    }
  }, [isUnreachable, error, isFetching, reader, data, source])

  const retry = () => {
    setAttempt((last) => last + 1)
    void reload()
  }
  return { opened, retry }
}
