'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFileDownload } from '@/components/layout/session/use-file-download'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'

/** A contract of three hundred pages takes a while to write. */
const timeoutMs = 130_000

/** A file that is written of a contract: a plain link without script; with it, says how it goes and why not. */
export function WrittenFileLink({
  address,
  name,
  label,
  working,
}: {
  address: string
  name: string
  label: string
  working: string
}) {
  const t = useTranslations('contractReview.files')
  const locale = useLocale()
  const { isWorking, problem, follow } = useFileDownload(address, name, {
    query: { locale },
    timeoutMs,
  })

  return (
    <div>
      <a
        href={`${address}?locale=${locale}`}
        download
        className={buttonClass()}
        aria-disabled={isWorking}
        onClick={follow}
      >
        {isWorking ? working : label}
      </a>
      <FormStatus tone="error">{problem ? t(`problem.${problem}`) : null}</FormStatus>
    </div>
  )
}
