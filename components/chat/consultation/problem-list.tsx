import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Notice } from '@/components/ui/notice'
import type { IntakeFailure, IntakeProblems } from '@/lib/chat/consultation/types'
import { fieldLabel } from './field-label'
import { fieldId } from './intake-context'

function failureText(
  t: ReturnType<typeof useTranslations<'consultation'>>,
  failure: IntakeFailure,
) {
  return failure.reason === 'day'
    ? t('failure.day', { limit: failure.limit })
    : t(`failure.${failure.reason}`)
}

/** Why the form did not go on, above the fields; each mistake leads to its own. */
export function ProblemList({
  problems,
  failure,
  textOf,
  ref,
}: {
  /** By the names of their fields. */
  problems: readonly (readonly [string, IntakeProblems[string]])[]
  failure: IntakeFailure | null
  textOf: (code: IntakeProblems[string]) => string
  ref: RefObject<HTMLDivElement | null>
}) {
  const t = useTranslations('consultation')
  return (
    <div ref={ref} tabIndex={-1} className="mb-6 outline-none">
      <Notice tone="error" role="alert" title={failure ? t('failure.title') : t('problems.title')}>
        {failure ? <p>{failureText(t, failure)}</p> : null}
        <ul>
          {problems.map(([name, code]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} className="link">
                {fieldLabel(name, t)}: {textOf(code)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
