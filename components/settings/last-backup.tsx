import { useFormatter, useTranslations } from 'next-intl'
import type { Backup } from '@/lib/settings/types'

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

/** What the last backup left as a record. */
export function LastBackup({ backup }: { backup: Backup | null }) {
  const t = useTranslations('adminSettings.backup')
  const format = useFormatter()
  const megabytes = (bytes: number) =>
    format.number(bytes / 1_000_000, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
    })

  function say(): string {
    if (!backup) return t('none')
    const at = format.dateTime(new Date(backup.finishedAt ?? backup.startedAt), moment)
    if (backup.failed) return t('failed', { at })
    if (!backup.finishedAt) return t('underway', { at })
    return backup.bytes === null
      ? t('done', { at })
      : t('size', { at, size: megabytes(backup.bytes) })
  }
  return (
    <p className={`text-sm ${backup?.failed ? 'font-semibold text-danger' : 'text-soft'}`}>
      {say()}
    </p>
  )
}
