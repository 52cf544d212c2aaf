import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import type { KnownRange } from '@/lib/calculators/values/known-values'
import { LineValueText } from './line-value-text'
import { UnbrokenDates } from './unbroken-dates'

function Latest({ latest: { kind, value } }: Pick<KnownRange, 'latest'>) {
  if (kind === 'won') return <LineValueText value={{ kind, won: Number(value) }} />
  if (kind === 'percent') return <LineValueText value={{ kind, percent: value }} />
  return <LineValueText value={{ kind, date: value }} />
}

/** Which figures the calculators take from public notices, and for which days they know them. */
export function KnownRanges({ ranges }: { ranges: readonly KnownRange[] }) {
  const t = useTranslations('calculators.known')
  return (
    <section className="mt-12" aria-labelledby="known-title">
      <h2 id="known-title" className="section-title">
        {t('title')}
      </h2>
      <p className="mt-3 mb-3 max-w-[46em] text-[0.95rem]">{t('lead')}</p>
      <DataTable
        caption={t('title')}
        hideCaption
        columns={[
          {
            key: 'name',
            header: t('name'),
            rowHeader: true,
            cell: ({ key, source }) => (
              <>
                {t(`items.${key}`)}
                <span lang="ko" className="block text-sm font-normal text-soft sm:hidden">
                  {source}
                </span>
              </>
            ),
          },
          { key: 'latest', header: t('latest'), cell: ({ latest }) => <Latest latest={latest} /> },
          {
            key: 'range',
            header: t('range'),
            cell: ({ from, until }) => (
              <UnbrokenDates
                text={until === null ? t('open', { from }) : t('closed', { from, until })}
              />
            ),
          },
          {
            key: 'source',
            header: <span className="max-sm:sr-only">{t('source')}</span>,
            cell: ({ source }) => (
              <span lang="ko" className="max-sm:hidden">
                {source}
              </span>
            ),
          },
        ]}
        rows={ranges}
        rowKey={({ key }) => key}
      />
    </section>
  )
}
