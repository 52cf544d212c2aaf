'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { redirectIfSessionEnded } from '@/components/layout/session/session-end'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { ApiError } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'

/** A contract of three hundred pages takes a while to write. */
const timeoutMs = 130_000

type Outcome = 'idle' | 'working' | 'tooMany' | 'failed' | 'network'

/** The contract with its comments: a plain link without script; with it, says how it goes and why not. */
export function CommentsLink({ id }: { id: string }) {
  const t = useTranslations('contractReview.files')
  const locale = useLocale()
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const address = `/api/contract-reviews/${id}/comments`

  async function fetchFile(): Promise<Outcome> {
    try {
      const query = { locale }
      saveFile(await apiDownload(address, 'beopdap-contract-comments.docx', { query, timeoutMs }))
      return 'idle'
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.status === 0) return 'network'
      if (redirectIfSessionEnded(thrown.status)) return 'working'
      return thrown.status === 429 ? 'tooMany' : 'failed'
    }
  }

  function follow(event: MouseEvent) {
    event.preventDefault()
    if (outcome === 'working') return
    setOutcome('working')
    void fetchFile().then(setOutcome)
  }

  const isWorking = outcome === 'working'
  return (
    <div>
      <a
        href={`${address}?locale=${locale}`}
        download
        className={buttonClass()}
        aria-disabled={isWorking}
        onClick={follow}
      >
        {t(isWorking ? 'writing' : 'comments')}
      </a>
      <FormStatus tone="error">
        {outcome === 'idle' || isWorking ? null : t(`problem.${outcome}`)}
      </FormStatus>
    </div>
  )
}
