import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OwnerProblem } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'

const problems: readonly string[] = ['unauthorized', 'tooMany', 'network', 'failed']

export const isProblem = (outcome: string): outcome is OwnerProblem => problems.includes(outcome)

/** Why nothing was saved. */
export function SettingProblem({ problem }: { problem: OwnerProblem }): ReactNode {
  const t = useTranslations('settings.problem')
  return (
    <>
      {t(problem)} {problem === 'unauthorized' ? <LogInLink next="/settings" /> : null}
    </>
  )
}
