import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { DateTime } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import { datasetPath } from '@/lib/ragops/constants'
import type { Version } from '@/lib/ragops/datasets/schema'

/** Every version that a dataset has had, with the hash by which two are the same. */
export function VersionList({
  dataset,
  versions,
  shown,
}: {
  dataset: string
  versions: readonly Version[]
  shown: number
}) {
  const t = useTranslations('ragops')
  return (
    <DataTable
      caption={t('version.title')}
      hideCaption
      rows={versions}
      rowKey={({ no }) => no}
      columns={[
        {
          key: 'no',
          header: t('version.version'),
          rowHeader: true,
          whole: true,
          cell: ({ no }) => (
            <Link
              href={`${datasetPath(dataset)}?version=${no}`}
              aria-current={no === shown ? 'true' : undefined}
              className="link aria-[current]:font-bold"
            >
              {t('version.no', { no })}
            </Link>
          ),
        },
        {
          key: 'items',
          header: t('version.items'),
          align: 'right',
          cell: ({ items }) => items,
        },
        {
          key: 'origin',
          header: t('version.origin'),
          whole: true,
          cell: ({ origin }) => t(`origin.${origin}`),
        },
        {
          key: 'made',
          header: t('version.made'),
          whole: true,
          cell: ({ created_at }) => <DateTime at={created_at} to="minute" />,
        },
        {
          key: 'hash',
          header: t('version.hash'),
          whole: true,
          cell: ({ hash }) => <code>{hash.slice(0, 12)}</code>,
        },
        {
          key: 'file',
          header: t('version.file'),
          whole: true,
          cell: ({ no }) => (
            <a
              href={`/api/ragops/datasets/${dataset}/export?version=${no}`}
              download
              className="link"
            >
              {t('version.download')}
            </a>
          ),
        },
      ]}
    />
  )
}
