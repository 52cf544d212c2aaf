import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Tag } from '@/components/ui/tag'
import type { Side } from '@/lib/ragops/configurations/in-force'
import { type SettingLine, settingsDiff } from '@/lib/ragops/configurations/settings-diff'

/** Two configurations, setting by setting. */
export function SettingsTable({ before, after }: { before: Side; after: Side }) {
  const t = useTranslations('configurations')
  const format = useFormatter()
  const nameOf = ({ no, name }: Side) =>
    no === null ? t('builtIn') : t('version', { no, name: name ?? '' })
  const shown = (line: SettingLine, side: 'before' | 'after'): string => {
    switch (line.name) {
      case 'prompt':
        return t(`prompt.${line[side]}`)
      case 'writer':
        return t(`writer.${line[side]}`)
      case 'model':
        return line[side] ?? t('usualModel')
      case 'onPoint':
        return line[side] ? t('yes') : t('no')
      default:
        return format.number(line[side], { maximumFractionDigits: 3 })
    }
  }
  return (
    <DataTable
      caption={t('diff.caption')}
      hideCaption
      columns={[
        {
          key: 'name',
          header: t('diff.setting'),
          rowHeader: true,
          cell: ({ name }) => t(`setting.${name}`),
        },
        { key: 'before', header: nameOf(before), cell: (line) => shown(line, 'before') },
        {
          key: 'after',
          header: nameOf(after),
          cell: (line) => (
            <span className={line.changed ? 'font-bold' : undefined}>{shown(line, 'after')}</span>
          ),
        },
        {
          key: 'changed',
          header: t('diff.changed'),
          whole: true,
          cell: ({ changed }) =>
            changed ? <Tag tone="seal">{t('diff.isChanged')}</Tag> : t('diff.same'),
        },
      ]}
      rows={settingsDiff(before.settings, after.settings)}
      rowKey={({ name }) => name}
    />
  )
}
