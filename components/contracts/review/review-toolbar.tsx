import { useTranslations } from 'next-intl'
import { useAssignment } from '@/components/contracts/assignment/assignment-context'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { findingKinds, severities } from '@/lib/contracts/constants'
import type { FindingFilter } from './finding-filter'

/** What is shown of the findings, and the way through them. */
export function ReviewToolbar({
  filter,
  shown,
  onFilter,
  onStep,
}: {
  filter: FindingFilter
  shown: number
  onFilter: (filter: FindingFilter) => void
  onStep: (step: 1 | -1) => void
}) {
  const t = useTranslations('contractReview')
  const assignment = useAssignment()
  return (
    <div className="no-print sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-b border-strong bg-paper px-1 py-2">
      <div className="min-w-0 grow basis-[40%] sm:grow-0 sm:basis-40">
        <select
          aria-label={t('filter.kind')}
          value={filter.kind}
          className={inputClass}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, kind: findingKinds.find((each) => each === value) ?? 'all' })
          }
        >
          <option value="all">{t('filter.everyKind')}</option>
          {findingKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 grow basis-[40%] sm:grow-0 sm:basis-40">
        <select
          aria-label={t('filter.severity')}
          value={filter.severity}
          className={inputClass}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, severity: severities.find((each) => each === value) ?? 'all' })
          }
        >
          <option value="all">{t('filter.everySeverity')}</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {t(`severity.${severity}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="flex min-h-10 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={filter.open}
          className="size-4 accent-seal"
          onChange={({ currentTarget }) => onFilter({ ...filter, open: currentTarget.checked })}
        />
        {t('filter.open')}
      </label>
      {assignment ? (
        <label className="flex min-h-10 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={filter.assignee !== null}
            className="size-4 accent-seal"
            onChange={({ currentTarget }) =>
              onFilter({ ...filter, assignee: currentTarget.checked ? assignment.me : null })
            }
          />
          {t('assign.mine')}
        </label>
      ) : null}
      <p role="status" className="grow text-sm whitespace-nowrap text-soft tabular-nums">
        {t('filter.shown', { count: shown })}
      </p>
      <div className="flex gap-1.5">
        <button type="button" className={buttonClass()} onClick={() => onStep(-1)}>
          {t('previous')}
        </button>
        <button type="button" className={buttonClass('primary')} onClick={() => onStep(1)}>
          {t('next')}
        </button>
      </div>
    </div>
  )
}
