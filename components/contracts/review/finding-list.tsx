import { useTranslations } from 'next-intl'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'
import { ClauseRow } from './clause-row'
import type { FindingChange } from './finding-actions'
import { FindingCard } from './finding-card'
import { isAt } from './marked-clause'

export type ChangeFinding = (id: string, change: FindingChange) => void

/** Cards in two columns, of findings that stand at no clause. */
export function FindingCards({
  findings,
  onChange,
}: {
  findings: readonly FindingView[]
  onChange?: ChangeFinding | undefined
}) {
  return (
    <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} onChange={onChange} />
      ))}
    </div>
  )
}

/** The contract clause by clause with its findings, then what is missing. Only read where nothing can be changed. */
export function FindingList({
  contract,
  clauses,
  findings,
  onChange,
}: {
  contract: string
  clauses: readonly OutlineClause[]
  findings: readonly FindingView[]
  onChange?: ChangeFinding | undefined
}) {
  const t = useTranslations('contractReview')
  const absent = findings.filter(({ start }) => start === null)
  return (
    <>
      {clauses.map((clause) => (
        <ClauseRow
          key={clause.start}
          contract={contract}
          clause={clause}
          findings={findings.filter((finding) => isAt(finding, clause))}
          onChange={onChange}
        />
      ))}
      {absent.length > 0 ? (
        <section aria-labelledby="absent" className="border-t border-strong py-5">
          <h2 id="absent" className="text-lg font-bold">
            {t('absent.title')}
          </h2>
          <p className="mb-4 text-sm text-soft">{t('absent.text')}</p>
          <FindingCards findings={absent} onChange={onChange} />
        </section>
      ) : null}
    </>
  )
}
