'use client'

import { useTranslations } from 'next-intl'
import { FindingList } from '@/components/contracts/review/finding-list'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'

/** The contract with its findings, to be read by whoever has a link. */
export function SharedFindings({
  contract,
  clauses,
  findings,
}: {
  contract: string
  clauses: readonly OutlineClause[]
  findings: readonly FindingView[]
}) {
  const t = useTranslations('contractReview')
  return (
    <div>
      {findings.length === 0 ? <p className="py-6">{t('nothing')}</p> : null}
      <FindingList contract={contract} clauses={clauses} findings={findings} />
    </div>
  )
}
