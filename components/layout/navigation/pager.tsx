import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'

export function Pager({
  page,
  last,
  href,
}: {
  page: number
  last: number
  href: (page: number) => string
}) {
  const t = useTranslations('pager')
  const words = {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    page: (each: number) => t('page', { page: each }),
  }
  return <Pagination page={page} last={last} href={href} words={words} />
}
