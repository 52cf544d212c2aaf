import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Notice } from '@/components/ui/notice'
import type { ImportState } from '@/lib/corpus/administration-schema'

const knownFaults = [
  'missing',
  'unreadable',
  'unsupported',
  'empty',
  'damaged',
  'git',
  'api',
  'disk-full',
] as const

/** Why an import failed, and which files it could not read. The import's own messages are English. */
export function ImportFailures({ state }: { state: ImportState }) {
  const t = useTranslations('adminCorpus')
  const { failures, badFiles, counts } = state
  return (
    <div className="space-y-6">
      {failures.length > 0 ? (
        <Notice tone="error" title={t('failures.title')}>
          <ul className="mt-1 space-y-1">
            {failures.map(({ fault, message }) => (
              <li key={`${fault} ${message}`}>
                {t(`failures.${knownFaults.find((each) => each === fault) ?? 'unexpected'}`)}
                {message ? (
                  <span lang="en" className="block break-all text-soft">
                    {message}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {badFiles.length > 0 ? (
        <div>
          <DataTable
            caption={t('bad.title')}
            rows={badFiles}
            rowKey={({ path }) => path}
            columns={[
              {
                key: 'path',
                header: t('bad.path'),
                rowHeader: true,
                cell: ({ path }) => <span className="font-normal break-all">{path}</span>,
              },
              {
                key: 'reason',
                header: t('bad.reason'),
                cell: ({ reason }) => <span lang="en">{reason}</span>,
              },
            ]}
          />
          {counts.bad > badFiles.length ? (
            <p className="mt-2 text-sm text-soft">{t('bad.more', { count: badFiles.length })}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
