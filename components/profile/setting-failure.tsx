import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OwnerActionReason } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'

/** Why nothing was saved. */
export function SettingFailure({ reason }: { reason: OwnerActionReason }): ReactNode {
  const t = useTranslations('settings.problem')
  return (
    <>
      {t(reason)} {reason === 'unauthorized' ? <LogInLink next="/settings" /> : null}
    </>
  )
}
