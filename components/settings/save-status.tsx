'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { CurrentSettings } from '@/lib/settings/types'
import type { SettingsStatus } from './use-settings'

/** What came of saving, beside the button. */
export function SaveStatus({
  said,
  onTakeTheirs,
  onKeepMine,
}: {
  said: SettingsStatus | null
  onTakeTheirs: (theirs: CurrentSettings) => void
  onKeepMine: (theirs: CurrentSettings) => void
}) {
  const t = useTranslations('adminSettings.outcome')
  const format = useFormatter()
  if (!said) return null
  if (said.kind === 'saved') {
    return (
      <Notice tone="good" role="status">
        {t('saved')}
      </Notice>
    )
  }
  if (said.kind === 'fields' || said.kind === 'failed') {
    return (
      <Notice tone="error" role="alert">
        {t(said.kind === 'fields' ? 'fields' : said.reason)}
      </Notice>
    )
  }
  const at = format.dateTime(new Date(said.theirs.seen), { timeStyle: 'medium' })
  return (
    <Notice tone="warn" role="alert" title={t('staleTitle')}>
      <p>{t('stale', { at })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={buttonClass()} onClick={() => onTakeTheirs(said.theirs)}>
          {t('takeTheirs')}
        </button>
        <button type="button" className={buttonClass()} onClick={() => onKeepMine(said.theirs)}>
          {t('keepMine')}
        </button>
      </div>
    </Notice>
  )
}
