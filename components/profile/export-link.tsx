'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { redirectIfSessionEnded } from '@/components/layout/session/session-end'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { ApiError } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'

const address = '/api/profile/export'

/** Everything of an account takes a while to gather. */
const timeoutMs = 120_000

type Outcome = 'idle' | 'working' | 'done' | 'tooMany' | 'failed' | 'network'

/** A plain link without script; with it, says how it goes and why not. */
export function ExportLink() {
  const t = useTranslations('profile.export')
  const problems = useTranslations('profile.problem')
  const [outcome, setOutcome] = useState<Outcome>('idle')

  async function fetchFile(): Promise<Outcome> {
    try {
      saveFile(await apiDownload(address, 'beopdap.json', { cache: 'no-store', timeoutMs }))
      return 'done'
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

  const isProblem = outcome === 'tooMany' || outcome === 'failed' || outcome === 'network'
  return (
    <div className="space-y-3">
      <a
        href={address}
        download
        className={buttonClass()}
        aria-disabled={outcome === 'working'}
        onClick={follow}
      >
        {t(outcome === 'working' ? 'working' : 'get')}
      </a>
      <FormStatus tone={isProblem ? 'error' : 'good'}>
        {isProblem ? problems(outcome) : outcome === 'done' ? t('done') : null}
      </FormStatus>
    </div>
  )
}
