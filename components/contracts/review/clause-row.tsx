import { useTranslations } from 'next-intl'
import { memo } from 'react'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { OutlineClause } from '@/lib/contracts/summary/outline-schema'
import type { FindingChange } from './finding-actions'
import { FindingCard } from './finding-card'
import { markClause, withoutSpace } from './marked-clause'

/** A clause as it stands, its quoted sentences marked, and beside it what was found in it. */
export const ClauseRow = memo(function ClauseRow({
  contract,
  clause,
  findings,
  onChange,
}: {
  contract: string
  clause: OutlineClause
  findings: readonly FindingView[]
  onChange?: ((id: string, change: FindingChange) => void) | undefined
}) {
  const t = useTranslations('contractReview')
  const stretches = markClause(contract, withoutSpace(contract, clause), findings)
  const heading = `clause-${clause.start}`
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-10 gap-y-4 border-t border-line py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 12rem' }}
    >
      <h2 id={heading} lang="ko" className="sr-only">
        {clause.title ? `${clause.label} ${clause.title}` : clause.label}
      </h2>
      <div
        lang="ko"
        className="max-w-[42em] self-start whitespace-pre-wrap break-words lg:sticky lg:top-28"
      >
        {stretches.map(({ at, text, findings: quoted }) => {
          const [first] = quoted
          return first ? (
            <mark key={at} className={first.state === 'dismissed' ? 'bg-sheet' : undefined}>
              <a
                href={`#finding-${first.no}`}
                aria-label={t('toFinding', { name: first.name })}
                className="no-print align-super text-xs font-semibold text-seal"
              >
                {first.no}
              </a>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          )
        })}
      </div>
      <div className="space-y-7">
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} onChange={onChange} />
        ))}
      </div>
    </section>
  )
})
