'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Source } from '@/lib/chat/parts/source-parts'
import type { LinePart } from '@/lib/chat/sources/source-text'
import type { OpenedSource } from './source-client'

export type SourceState =
  | { state: 'loading' }
  | Exclude<OpenedSource, { state: 'open' }>
  | (Extract<OpenedSource, { state: 'open' }> & { count: number; parts: LinePart[][][] })

/** Opens a source and finds the passage in it; reading it is fetched with the first one that is opened. */
export function useSource(source: Source): { opened: SourceState; retry: () => void } {
  const [opened, setOpened] = useState<SourceState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const controller = new AbortController()
    setOpened({ state: 'loading' })
    async function open() {
      const [{ openSource }, { markPassage }] = await Promise.all([
        import('./source-client'),
        import('@/lib/chat/sources/source-text'),
      ])
      const result = await openSource(source, controller.signal)
      if (controller.signal.aborted) return
      setOpened(
        result.state === 'open'
          ? { ...result, ...markPassage(result.text, source.passage) }
          : result,
      )
    }
    open().catch(() => {
      if (!controller.signal.aborted) setOpened({ state: 'failed' })
    })
    return () => controller.abort()
  }, [source, attempt])

  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  return { opened, retry }
}
