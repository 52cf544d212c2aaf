'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { ShownComparison } from '@/lib/contracts/compare/schema'
import { ComparedClauseRow } from './compared-clause'
import { FindingChanges } from './finding-changes'
import type { ComparisonFile } from './use-comparison'
import { WeightyChanges } from './weighty-changes'

/** What is different: what matters first, then findings, then clause by clause. */
export function ComparisonResult({
  comparison,
  isWriting,
  files,
  onDownload,
}: {
  comparison: ShownComparison
  isWriting: boolean
  files: readonly ComparisonFile[]
  onDownload: (file: ComparisonFile) => void
}) {
  const t = useTranslations('contractComparison.result')
  const [showsAll, setShowsAll] = useState(false)
  const { clauses, weighty, newFindings, solvedFindings } = comparison
  const changed = clauses.filter(({ change, isMoved }) => change !== 'same' || isMoved)
  const shown = showsAll ? clauses : changed
  return (
    <section aria-labelledby="comparison-title" className="mt-8 border-t border-strong pt-6">
      <h2 id="comparison-title" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p role="status" className="mt-1 text-soft">
        {changed.length === 0
          ? t('none')
          : t('summary', {
              changed: changed.length,
              of: clauses.length,
              weighty: weighty.length,
              fresh: newFindings.length,
              solved: solvedFindings.length,
            })}
      </p>
      {changed.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {files.map((file) => (
            <button
              key={file}
              type="button"
              className={buttonClass()}
              aria-disabled={isWriting}
              onClick={() => !isWriting && onDownload(file)}
            >
              {t(`download.${file}`)}
            </button>
          ))}
          <span role="status" className="self-center text-sm text-soft empty:hidden">
            {isWriting ? t('writing') : null}
          </span>
        </p>
      ) : null}
      {weighty.length > 0 ? <WeightyChanges clauses={clauses} changes={weighty} /> : null}
      {newFindings.length + solvedFindings.length > 0 ? (
        <FindingChanges fresh={newFindings} solved={solvedFindings} />
      ) : null}
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-bold">{t('clauses')}</h3>
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-seal"
            checked={showsAll}
            onChange={({ target }) => setShowsAll(target.checked)}
          />
          {t('showAll')}
        </label>
      </div>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((clause) => (
          <ComparedClauseRow
            key={`${clause.before[0]?.start ?? ''}-${clause.after[0]?.start ?? ''}`}
            id={`clause-${clauses.indexOf(clause)}`}
            clause={clause}
          />
        ))}
      </ol>
    </section>
  )
}
