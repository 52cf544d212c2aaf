'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { AssignmentProvider } from '@/components/contracts/assignment/assignment-context'
import { FormStatus } from '@/components/ui/form/form-status'
import type { Assignment } from '@/lib/contracts/assignment/schema'
import type { ContractType, Standpoint } from '@/lib/contracts/constants'
import { chooseOwnSide } from '@/lib/contracts/reviews/actions'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'
import type { FindingChange } from './finding-actions'
import { FindingCounts } from './finding-counts'
import { everyFinding, filterFindings, ofSide } from './finding-filter'
import { FindingCards, FindingList } from './finding-list'
import { ReviewToolbar } from './review-toolbar'
import { SideSwitch } from './side-switch'
import { handleFindingKey, moveToFinding } from './use-finding-keys'
import { useFindings } from './use-findings'

type Props = {
  id: string
  contract: string
  clauses: readonly OutlineClause[]
  given: readonly FindingView[]
  type: ContractType
  givenSide: Standpoint
  /** Files that are made of the review. */
  files: ReactNode
  /** Another's is looked at from any side, but the side stays as its owner has it. */
  isOwn: boolean
  mayDecide: boolean
  assignment: Assignment | null
}

/** The contract clause by clause, with what was found beside each. */
export function ReviewScreen({
  id,
  contract,
  clauses,
  given,
  type,
  givenSide,
  files,
  isOwn,
  mayDecide,
  assignment,
}: Props) {
  const t = useTranslations('contractReview')
  const { findings, change, failed } = useFindings(given)
  const [side, setSide] = useState(givenSide)
  const [sideFailed, setSideFailed] = useState(false)
  const [filter, setFilter] = useState(everyFinding)
  const region = useRef<HTMLDivElement>(null)
  const seen = useMemo(() => ofSide(findings, side), [findings, side])
  const shown = useMemo(() => filterFindings(seen, filter), [seen, filter])
  const decide = useCallback(
    (finding: string, next: FindingChange) => void change(finding, next),
    [change],
  )

  async function choose(next: Standpoint) {
    const before = side
    setSide(next)
    setSideFailed(false)
    if (!isOwn) return
    const result = await chooseOwnSide(id, next).catch(() => ({ ok: false }) as const)
    if (result.ok) return
    setSide(before)
    setSideFailed(true)
  }

  const onChange = mayDecide ? decide : undefined
  const ruledOut = seen.filter((finding) => finding.ruledOut)
  return (
    <AssignmentProvider value={assignment}>
      <div className="space-y-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <SideSwitch type={type} side={side} onChoose={(next) => void choose(next)} />
          {files}
        </div>
        <FindingCounts findings={seen} />
        <FormStatus tone="error">{failed || sideFailed ? t('notKept') : null}</FormStatus>
        <ReviewToolbar
          filter={filter}
          shown={shown.length}
          onFilter={setFilter}
          onStep={(step) => moveToFinding(region.current, step)}
        />
        {mayDecide ? (
          <p className="no-print hidden text-sm text-soft lg:block">{t('keys')}</p>
        ) : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a second way beside the buttons */}
        <div ref={region} onKeyDown={handleFindingKey}>
          {seen.length === 0 ? <p className="py-6">{t('nothing')}</p> : null}
          <FindingList contract={contract} clauses={clauses} findings={shown} onChange={onChange} />
          {ruledOut.length > 0 ? (
            <details className="border-t border-strong py-5">
              <summary className="font-semibold">
                {t('ruledOut', { count: ruledOut.length })}
              </summary>
              <div className="mt-4">
                <FindingCards findings={ruledOut} onChange={onChange} />
              </div>
            </details>
          ) : null}
        </div>
      </div>
    </AssignmentProvider>
  )
}
