import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import type { ConfigurationsPage } from '@/lib/ragops/configurations/types'

/** What shadows would have found for questions of people, beside what was found. */
export function ShadowTable({
  shadows,
  configurations,
}: Pick<ConfigurationsPage, 'shadows' | 'configurations'>) {
  const t = useTranslations('configurations')
  const format = useFormatter()
  const named = new Map(configurations.map(({ hash, no, name }) => [hash, { no, name }]))
  const share = (value: number) =>
    format.number(value, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <DataTable
      caption={t('shadows.title')}
      hideCaption
      empty={t('shadows.empty')}
      columns={[
        {
          key: 'name',
          header: t('versions.name'),
          rowHeader: true,
          cell: ({ hash }) => {
            const of = named.get(hash)
            return of ? t('version', of) : hash.slice(0, 12)
          },
        },
        {
          key: 'runs',
          header: t('shadows.runs'),
          align: 'right',
          cell: ({ runs }) => format.number(runs),
        },
        {
          key: 'same',
          header: t('shadows.same'),
          align: 'right',
          cell: ({ same }) => share(same),
        },
        {
          key: 'shared',
          header: t('shadows.shared'),
          align: 'right',
          cell: ({ shared }) => (shared === null ? '–' : share(shared)),
        },
        {
          key: 'answered',
          header: t('shadows.answered'),
          align: 'right',
          cell: ({ answered, shadowAnswered, runs }) =>
            `${share(answered / runs)} → ${share(shadowAnswered / runs)}`,
        },
        {
          key: 'ms',
          header: t('shadows.ms'),
          align: 'right',
          whole: true,
          cell: ({ ms, shadowMs }) => `${Math.round(ms)} → ${Math.round(shadowMs)}`,
        },
      ]}
      rows={shadows}
      rowKey={({ hash }) => hash}
    />
  )
}
