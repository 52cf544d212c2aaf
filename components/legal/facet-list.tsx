import { Check } from 'lucide-react'
import { Link } from '@/lib/i18n/navigation'

export type FacetItem = { value: string; label: string; count: number; href: string; on: boolean }

/** One facet: each value is a link that turns it on or off, with the number of decisions it leaves. */
export function FacetList({ title, items }: { title: string; items: FacetItem[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="text-sm font-bold">{title}</h3>
      <ul className="mt-1 text-sm">
        {items.map((item) => (
          <li key={item.value}>
            <Link
              href={item.href}
              aria-current={item.on ? 'true' : undefined}
              className="flex items-baseline justify-between gap-2 py-1 hover:text-seal aria-[current]:font-bold aria-[current]:text-seal lg:py-0.5"
              rel="nofollow"
              prefetch={false}
            >
              <span className="inline-flex items-center gap-1">
                {item.on ? <Check size={14} aria-hidden="true" /> : null}
                {item.label}
              </span>
              <span className="text-xs text-soft">{item.count.toLocaleString('en')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
