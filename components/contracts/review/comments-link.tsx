'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFileDownload } from '@/components/layout/session/use-file-download'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'

/** A contract of three hundred pages takes a while to write. */
const timeoutMs = 130_000

/** The contract with its comments: a plain link without script; with it, says how it goes and why not. */
export function CommentsLink({ id }: { id: string }) {
  const t = useTranslations('contractReview.files')
  const locale = useLocale()
  const address = `/api/contract-reviews/${id}/comments`
  const { isWorking, problem, follow } = useFileDownload(
    address,
    'beopdap-contract-comments.docx',
    { query: { locale }, timeoutMs },
  )

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
      <FormStatus tone="error">{problem ? t(`problem.${problem}`) : null}</FormStatus>
    </div>
  )
}
