import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OwnerActionReason } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'

const problems: readonly string[] = ['unauthorized', 'tooMany', 'network', 'failed']

export const isFailure = (outcome: string): outcome is OwnerActionReason =>
  problems.includes(outcome)

/** Why nothing was saved. */
export function SettingFailure({ problem }: { problem: OwnerActionReason }): ReactNode {
  const t = useTranslations('settings.problem')
  return (
    <>
      {t(problem)} {problem === 'unauthorized' ? <LogInLink next="/settings" /> : null}
    </>
  )
}
