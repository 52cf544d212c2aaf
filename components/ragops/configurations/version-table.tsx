import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { configurationLabels, configurationsPath } from '@/lib/ragops/configurations/constants'
import type { ConfigurationsPage } from '@/lib/ragops/configurations/types'

const tones = { production: 'good', canary: 'warn', shadow: 'plain' } as const

/** Every configuration that was made, with the labels that are on it. */
export function VersionTable({
  configurations,
  labels,
  after,
}: Pick<ConfigurationsPage, 'configurations' | 'labels' | 'after'>) {
  const t = useTranslations('configurations')
  return (
    <DataTable
      caption={t('versions.title')}
      hideCaption
      empty={t('versions.empty')}
      columns={[
        { key: 'no', header: t('versions.no'), whole: true, cell: ({ no }) => no },
        {
          key: 'name',
          header: t('versions.name'),
          rowHeader: true,
          cell: ({ no, name }) => (
            <Link
              href={`${configurationsPath}?to=${no}#compared`}
              className="link inline-block min-w-36 break-words"
              aria-current={after?.no === no ? 'true' : undefined}
            >
              {name}
            </Link>
          ),
        },
        {
          key: 'labels',
          header: t('versions.labels'),
          cell: ({ hash }) => (
            <span className="flex flex-wrap gap-1">
              {configurationLabels
                .filter((label) => labels[label]?.hash === hash)
                .map((label) => (
                  <Tag key={label} tone={tones[label]}>
                    {t(`label.${label}`)}
                  </Tag>
                ))}
            </span>
          ),
        },
        {
          key: 'made',
          header: t('versions.made'),
          whole: true,
          cell: ({ created_at }) => <DateTime at={created_at} to="minute" />,
        },
        {
          key: 'hash',
          header: t('versions.hash'),
          whole: true,
          cell: ({ hash }) => <code>{hash.slice(0, 12)}</code>,
        },
      ]}
      rows={configurations}
      rowKey={({ id }) => id}
    />
  )
}
