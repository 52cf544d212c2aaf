import { Link } from '@/lib/i18n/navigation'
import { paginationRange } from './pagination-range'
import { StaticIcon } from './static-icon'

const cell = 'inline-flex min-h-10 min-w-10 items-center justify-center px-1.5'

/** Pages of a list as links. The words come from outside: `ui` has no language of its own. */
export function Pagination({
  page,
  last,
  href,
  words,
}: {
  page: number
  last: number
  href: (page: number) => string
  words: { label: string; previous: string; next: string; page: (page: number) => string }
}) {
  if (last <= 1) return null
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center gap-0.5 py-6 text-sm">
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev" className={`${cell} pr-3 hover:text-seal`}>
          <StaticIcon name="chevronLeft" size={16} /> {words.previous}
        </Link>
      ) : null}
      {paginationRange(page, last).map((each, index) =>
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
            aria-label={words.page(each)}
            className={`${cell} border-b-2 border-transparent hover:text-seal aria-[current]:border-seal aria-[current]:font-bold`}
          >
            {each}
          </Link>
        ),
      )}
      {page < last ? (
        <Link href={href(page + 1)} rel="next" className={`${cell} pl-3 hover:text-seal`}>
          {words.next} <StaticIcon name="chevronRight" size={16} />
        </Link>
      ) : null}
    </nav>
  )
}
