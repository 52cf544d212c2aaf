import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContractTable } from '@/components/contracts/tables/contract-table'
import { DeleteTable } from '@/components/contracts/tables/delete-table'
import { TableProgress } from '@/components/contracts/tables/table-progress'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { reviewsPath } from '@/lib/contracts/reviews/constants'
import { tableFormats, tablePath, tablesPath } from '@/lib/contracts/tables/constants'
import { loadTable } from '@/lib/contracts/tables/loaders'
import { privateMetadata } from '@/lib/page-metadata'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('contractTables', tablePath(id))
}

/** Several contracts side by side, by the same rules. */
export default async function ContractTablePage({ params }: Props) {
  const { id } = await params
  const [{ table, progress }, t, pages, locale] = await Promise.all([
    loadTable(id),
    getTranslations('contractTables'),
    getTranslations('pages'),
    getLocale(),
  ])
  const { title, playbook, rows } = table
  return (
    <div className="page pb-14">
      <Breadcrumb
        trail={[
          { label: pages('contractReviews.name'), href: reviewsPath },
          { label: pages('contractTables.name'), href: tablesPath },
          { label: title },
        ]}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-2 pb-5 sm:pt-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight break-words">{title}</h1>
          <p className="text-sm text-soft">
            {playbook ? t('form.playbook', playbook) : t('form.builtIn')} ·{' '}
            {t('list.contracts', { count: rows.length })}
          </p>
        </div>
        <ClientMessages of={['contractTables']}>
          <div className="no-print -ml-3 sm:-mr-3 sm:ml-0">
            <DeleteTable id={id} />
          </div>
        </ClientMessages>
      </div>
      <ClientMessages of={['contractTables']}>
        <TableProgress
          id={id}
          given={progress}
          hasFailed={rows.some(({ state }) => state === 'failed')}
        />
      </ClientMessages>
      <div className="no-print flex flex-wrap gap-2 py-4">
        {tableFormats.map((format) => (
          <a
            key={format}
            href={`/api/contract-tables/${id}/file?format=${format}&locale=${locale}`}
            download
            className={buttonClass()}
          >
            {t(`table.${format}`)}
          </a>
        ))}
      </div>
      <ContractTable table={table} />
      <p className="pt-3 text-sm text-soft">{t('table.advice')}</p>
    </div>
  )
}
