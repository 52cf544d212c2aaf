import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Pages shown around the current one, with the first and the last; 0 stands for a gap. */
export function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1]
    return before !== undefined && each - before > 1 ? [0, each] : [each]
  })
}

const cell = 'inline-flex min-h-10 min-w-10 items-center justify-center px-1.5'

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
  if (last <= 1) return null
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-0.5 py-6 text-sm">
      {page > 1 ? (
        <Link
          href={href(page - 1)}
          rel="prev"
          className={`${cell} pr-3 hover:text-seal`}
          prefetch={false}
        >
          <ChevronLeft size={16} aria-hidden="true" /> {t('previous')}
        </Link>
      ) : null}
      {pagesAround(page, last).map((each, index) =>
        each === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own
          <span key={`gap${index}`} className={cell} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={each}
            href={href(each)}
            aria-current={each === page ? 'page' : undefined}
            aria-label={t('page', { page: each })}
            className={`${cell} border-b-2 border-transparent hover:text-seal aria-[current]:border-seal aria-[current]:font-bold`}
            prefetch={false}
          >
            {each}
          </Link>
        ),
      )}
      {page < last ? (
        <Link
          href={href(page + 1)}
          rel="next"
          className={`${cell} pl-3 hover:text-seal`}
          prefetch={false}
        >
          {t('next')} <ChevronRight size={16} aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  )
}
