'use client'

import { type MouseEvent, useState } from 'react'
import { ApiError, type ApiOptions } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'
import { redirectIfSessionEnded } from './session-end'

export type FileProblem = 'tooMany' | 'failed' | 'network'

export type FileDownload = {
  isWorking: boolean
  /** Whether the file of the last press came. */
  isDone: boolean
  problem: FileProblem | null
  /** For a plain link to the same address, which works without script. */
  follow: (event: MouseEvent) => void
}

type Outcome = 'idle' | 'working' | 'done' | FileProblem

async function fetchFile(path: string, name: string, options: ApiOptions): Promise<Outcome> {
  try {
    saveFile(await apiDownload(path, name, options))
    return 'done'
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status === 0) return 'network'
    if (redirectIfSessionEnded(thrown.status)) return 'working'
    return thrown.status === 429 ? 'tooMany' : 'failed'
  }
}

/**
 * A file that takes a while to write: fetched by the script so that the page can say how it goes and why not.
 * Pressing again while one is under way does nothing.
 * @param name the file's, when the server gives none
 */
export function useFileDownload(path: string, name: string, options: ApiOptions): FileDownload {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const isWorking = outcome === 'working'

  function follow(event: MouseEvent) {
    event.preventDefault()
    if (isWorking) return
    setOutcome('working')
    void fetchFile(path, name, options).then(setOutcome)
  }

  const isProblem = outcome === 'tooMany' || outcome === 'failed' || outcome === 'network'
  return { isWorking, isDone: outcome === 'done', problem: isProblem ? outcome : null, follow }
}
