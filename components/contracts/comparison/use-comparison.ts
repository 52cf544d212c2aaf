'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError, apiRead } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'
import type {
  ChosenVersion,
  ShownComparison,
  Side,
  VersionProblem,
} from '@/lib/contracts/compare/schema'
import type { ContractType, Standpoint } from '@/lib/contracts/constants'
import type { ErrorCode } from '@/lib/errors'

export type Asked = {
  type: ContractType
  side: Standpoint
  before: ChosenVersion
  after: ChosenVersion
  locale: string
}
export type Problem = { code: ErrorCode; side: Side | null; reason: VersionProblem | null }

/** The Word file with tracked changes, or the comparison as a PDF. */
export type ComparisonFile = 'changes' | 'report'

const schema = () =>
  import('@/lib/contracts/compare/schema').then(
    ({ shownComparisonSchema }) => shownComparisonSchema,
  )
const timeoutMs = 290_000

function problemOf(thrown: unknown): Problem {
  if (!(thrown instanceof ApiError)) return { code: 'unknown', side: null, reason: null }
  const { side, document } = (thrown.details ?? {}) as { side?: Side; document?: VersionProblem }
  return { code: thrown.code, side: side ?? null, reason: document ?? null }
}

/** Asks for a comparison and for its Word file; a question can be broken off. */
export function useComparison() {
  const [result, setResult] = useState<{ asked: Asked; comparison: ShownComparison } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [running, setRunning] = useState<'comparing' | 'writing' | null>(null)
  const question = useRef<AbortController | null>(null)
  useEffect(() => () => question.current?.abort(), [])

  async function run(kind: 'comparing' | 'writing', ask: (signal: AbortSignal) => Promise<void>) {
    question.current?.abort()
    const stop = new AbortController()
    question.current = stop
    setProblem(null)
    setRunning(kind)
    try {
      await ask(stop.signal)
    } catch (thrown) {
      if (!stop.signal.aborted) setProblem(problemOf(thrown))
    } finally {
      if (question.current === stop) setRunning(null)
    }
  }

  return {
    result,
    problem,
    running,
    cancel: () => {
      question.current?.abort()
      setRunning(null)
    },
    compare: (asked: Asked) =>
      run('comparing', async (signal) => {
        const comparison = await apiRead('/api/contract-comparisons', {
          method: 'POST',
          body: asked,
          schema,
          signal,
          timeoutMs,
        })
        setResult({ asked, comparison })
      }),
    download: (asked: Asked, file: ComparisonFile, name: string) =>
      run('writing', async (signal) => {
        saveFile(
          await apiDownload(`/api/contract-comparisons/${file}`, name, {
            method: 'POST',
            body: asked,
            signal,
            timeoutMs,
          }),
        )
      }),
  }
}
