import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Notice } from '@/components/ui/notice'
import type { IntakeFailure, IntakeProblems } from '@/lib/chat/consultation/types'
import { fieldLabel } from './field-label'
import { fieldId } from './form-context'

function failureText(
  t: ReturnType<typeof useTranslations<'consultation'>>,
  failure: IntakeFailure,
) {
  return failure.reason === 'day'
    ? t('failure.day', { limit: failure.limit })
    : t(`failure.${failure.reason}`)
}

/** Why it did not go on, above the fields; each mistake leads to its own. */
export function ProblemList({
  problems,
  failure,
  say,
  told,
}: {
  problems: IntakeProblems
  failure: IntakeFailure | null
  say: (code: IntakeProblems[string]) => string
  told: RefObject<HTMLDivElement | null>
}) {
  const t = useTranslations('consultation')
  const places = Object.entries(problems)
  return (
    <div ref={told} tabIndex={-1} className="mb-6 outline-none">
      <Notice tone="error" role="alert" title={failure ? t('failure.title') : t('problems.title')}>
        {failure ? <p>{failureText(t, failure)}</p> : null}
        <ul>
          {places.map(([place, code]) => (
            <li key={place}>
              <a href={`#${fieldId(place)}`} className="link">
                {fieldLabel(place, t)}: {say(code)}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
