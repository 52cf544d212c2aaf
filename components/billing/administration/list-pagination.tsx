import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'

/** Pages of a list of the ledger. */
export function ListPagination({
  page,
  total,
  perPage,
  href,
}: {
  page: number
  total: number
  perPage: number
  href: (page: number) => string
}) {
  const t = useTranslations('adminBilling.pages')
  return (
    <Pagination
      page={page}
      last={Math.max(1, Math.ceil(total / perPage))}
      href={href}
      words={{
        label: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: number }),
      }}
    />
  )
}
