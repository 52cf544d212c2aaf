'use client'

import { useTranslations } from 'next-intl'
import { useFileDownload } from '@/components/layout/session/use-file-download'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'

const address = '/api/profile/export'

/** Everything of an account takes a while to gather. */
const options = { cache: 'no-store', timeoutMs: 120_000 } as const

/** A plain link without script; with it, says how it goes and why not. */
export function ExportLink() {
  const t = useTranslations('profile.export')
  const problems = useTranslations('profile.problem')
  const { isWorking, isDone, problem, follow } = useFileDownload(address, 'beopdap.json', options)

  return (
    <div className="space-y-3">
      <a
        href={address}
        download
        className={buttonClass()}
        aria-disabled={isWorking}
        onClick={follow}
      >
        {t(isWorking ? 'working' : 'get')}
      </a>
      <FormStatus tone={problem ? 'error' : 'good'}>
        {problem ? problems(problem) : isDone ? t('done') : null}
      </FormStatus>
    </div>
  )
}
