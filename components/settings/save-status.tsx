'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { CurrentSettings } from '@/lib/settings/types'
import type { SettingsStatus } from './use-settings'

/** What came of saving, beside the button. */
export function SaveStatus({
  status,
  onTakeTheirs,
  onKeepMine,
}: {
  status: SettingsStatus | null
  onTakeTheirs: (theirs: CurrentSettings) => void
  onKeepMine: (theirs: CurrentSettings) => void
}) {
  const t = useTranslations('adminSettings.outcome')
  const format = useFormatter()
  if (!status) return null
  if (status.kind === 'saved') {
    return (
      <Notice tone="good" role="status">
        {t('saved')}
      </Notice>
    )
  }
  if (status.kind === 'fields' || status.kind === 'failed') {
    return (
      <Notice tone="error" role="alert">
        {t(status.kind === 'fields' ? 'fields' : status.reason)}
      </Notice>
    )
  }
  const at = format.dateTime(new Date(status.theirs.seen), { timeStyle: 'medium' })
  return (
    <Notice tone="warn" role="alert" title={t('staleTitle')}>
      <p>{t('stale', { at })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={buttonClass()} onClick={() => onTakeTheirs(status.theirs)}>
          {t('takeTheirs')}
        </button>
        <button type="button" className={buttonClass()} onClick={() => onKeepMine(status.theirs)}>
          {t('keepMine')}
        </button>
      </div>
    </Notice>
  )
}
