import { useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { Link } from '@/lib/i18n/navigation'

export type FacetItem = { value: string; label: string; count: number; href: string; on: boolean }

const shownAtOnce = 6

function Items({ items }: { items: FacetItem[] }) {
  return (
    <ul className="text-sm">
      {items.map((item) => (
        <li key={item.value}>
          <Link
            href={item.href}
            aria-current={item.on ? 'true' : undefined}
            className="flex items-baseline justify-between gap-2 py-1 hover:text-seal aria-[current]:font-bold aria-[current]:text-seal lg:py-0.5"
            rel="nofollow"
          >
            <span className="inline-flex items-center gap-1">
              {item.on ? <StaticIcon name="check" size={14} /> : null}
              {item.label}
            </span>
            <span className="text-xs text-soft">{item.count.toLocaleString('en')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * One facet: each value is a link that turns it on or off, with the number of decisions it leaves.
 * The rare ones fold away unless one of them is on.
 */
export function FacetList({ title, items }: { title: string; items: FacetItem[] }) {
  const t = useTranslations('search')
  if (items.length === 0) return null
  const cut = items.length > shownAtOnce + 1 ? shownAtOnce : items.length
  const rest = items.slice(cut)
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold">{title}</h3>
      <Items items={items.slice(0, cut)} />
      {rest.length > 0 ? (
        <details open={rest.some(({ on }) => on)} className="group">
          <summary className="list-none py-1 text-sm text-soft hover:text-ink group-open:hidden lg:py-0.5">
            {t('more')}
          </summary>
          <Items items={rest} />
        </details>
      ) : null}
    </section>
  )
}
