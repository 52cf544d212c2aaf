'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { redirectIfSessionEnded } from '@/components/layout/session/session-end'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'

const address = '/api/profile/export'

/** The name that the server gave the file. */
const fileName = (answer: Response) =>
  /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ??
  'beopdap.json'

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

type Outcome = 'idle' | 'working' | 'done' | 'tooMany' | 'failed' | 'network'

/** A plain link without script; with it, says how it goes and why not. */
export function ExportLink() {
  const t = useTranslations('profile.export')
  const problems = useTranslations('profile.problem')
  const [outcome, setOutcome] = useState<Outcome>('idle')

  async function fetchFile(): Promise<Outcome> {
    try {
      const answer = await fetch(address, { cache: 'no-store' })
      if (redirectIfSessionEnded(answer.status)) return 'working'
      if (!answer.ok) return answer.status === 429 ? 'tooMany' : 'failed'
      save(await answer.blob(), fileName(answer))
      return 'done'
    } catch {
      return 'network'
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
