'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { inputClass } from '@/components/ui/button-class'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { useAssignment } from './assignment-context'

/** Who deals with a finding, to be read and, where one may, chosen. Nothing where the review is one's own alone. */
export function AssigneeSelect({
  finding: { assignee },
  onChange,
}: {
  finding: Pick<FindingView, 'assignee'>
  /** Without it, it is only read. */
  onChange?: ((assignee: string | null) => void) | undefined
}) {
  const t = useTranslations('contractReview.assign')
  const assignment = useAssignment()
  const field = useId()
  if (!assignment) return null
  const { me, assignees } = assignment
  const name = ({ id, email }: (typeof assignees)[number]) =>
    id === me ? t('me', { email }) : email
  const chosen = assignees.find(({ id }) => id === assignee)
  if (!onChange)
    return chosen ? (
      <p className="text-sm break-words">
        <span className="text-soft">{t('label')}</span> {name(chosen)}
      </p>
    ) : null
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={field} className="text-sm text-soft">
        {t('label')}
      </label>
      <div className="min-w-0 grow basis-48 sm:max-w-72">
        <select
          id={field}
          value={assignee ?? ''}
          className={inputClass}
          onChange={({ currentTarget: { value } }) => onChange(value || null)}
        >
          <option value="">{t('nobody')}</option>
          {assignees.map((one) => (
            <option key={one.id} value={one.id}>
              {name(one)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
