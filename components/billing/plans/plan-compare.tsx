import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { type Entitlements, entitlements } from '@/lib/entitlements'

type Row = { name: string; free: ReactNode; paid: ReactNode }

const megabyte = 1024 * 1024

/** Written alike in all our languages. */
function size(bytes: number): string {
  const megabytes = bytes / megabyte
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`
}

const forAll = ['search', 'languages', 'citations', 'api', 'ask'] as const

/** What is free and what a plan adds: the numbers are those that the service keeps to. */
export function PlanCompare() {
  const t = useTranslations('pricing.compare')
  const { visitor, free, '1month': paid } = entitlements
  const no = <span className="text-soft">{t('no')}</span>
  const counted = (
    name: 'questions' | 'length' | 'exports',
    write: (allowed: Entitlements) => string,
    hasVisitors: boolean,
  ): Row => ({
    name: t(name),
    free: hasVisitors
      ? t('both', { visitor: write(visitor), free: write(free) })
      : t('withAccount', { amount: write(free) }),
    paid: write(paid),
  })
  const files = ({ documents, documentBytes }: Entitlements) =>
    t('files', { count: documents, size: size(documentBytes) })
  const reviews = ({ contractReviewsAMonth: count }: Entitlements) => t('aMonth', { count })
  const collections = ({ collections: count }: Entitlements) => t('collections', { count })
  const watches = ({ watches: count }: Entitlements) => t('items', { count })
  const rows: Row[] = [
    ...forAll.map((name) => ({ name: t(name), free: t('yes'), paid: t('yes') })),
    counted('questions', ({ questionsADay }) => t('times', { count: questionsADay }), true),
    counted('length', ({ questionLength }) => t('characters', { count: questionLength }), true),
    { name: t('leadingCases'), free: no, paid: t('yes') },
    { name: t('library'), free: t('withAccount', { amount: files(free) }), paid: files(paid) },
    counted('exports', ({ exportsADay }) => t('times', { count: exportsADay }), false),
    {
      name: t('documents'),
      free: t('withAccount', { amount: collections(free) }),
      paid: collections(paid),
    },
    { name: t('watches'), free: t('withAccount', { amount: watches(free) }), paid: watches(paid) },
    {
      name: t('seats'),
      free: t('withAccount', { amount: t('seatCount', { count: free.organizationSeats }) }),
      paid: t('seatMore', { count: paid.organizationSeats }),
    },
    {
      name: t('contracts'),
      free: t('withAccount', { amount: reviews(free) }),
      paid: reviews(paid),
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'feature', header: t('feature'), rowHeader: true, cell: ({ name }) => name },
        { key: 'free', header: t('free'), cell: (row) => row.free },
        { key: 'paid', header: t('paid'), cell: (row) => row.paid },
      ]}
    />
  )
}
