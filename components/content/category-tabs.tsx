import { useTranslations } from 'next-intl'
import { categories } from '@/lib/content/constants'
import { Link } from '@/lib/i18n/navigation'
import { type BlogAddress, blogHref } from './blog-address'

/** Topics of the blog as links; on a narrow screen the row scrolls by itself. */
export function CategoryTabs({ current }: { current: BlogAddress['category'] }) {
  const t = useTranslations('blog')
  return (
    <nav aria-label={t('categories')} className="border-b border-line">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto">
        {([null, ...categories] as const).map((category) => (
          <li key={category ?? 'all'}>
            <Link
              href={blogHref({ category, page: 1 })}
              aria-current={category === current ? 'page' : undefined}
              className="block min-h-10 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t(`category.${category ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
