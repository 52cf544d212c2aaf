'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { clearLastResults } from '@/components/corpus/reading/last-results'
import { Link } from '@/lib/i18n/navigation'
import { recentSearches } from './recent-list'
import { searchHref } from './search-url'

/** The visitor's last queries, stored in this browser only, without the one that is shown. */
export function RecentQueries({ query }: { query: string | null }) {
  const t = useTranslations('history')
  const [queries, setQueries] = useState<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query was stored meanwhile
  useEffect(() => setQueries(recentSearches.read()), [query])

  const others = queries.filter((each) => each !== query)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="history-title" className="text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="history-title" className="font-bold">
          {t('title')}
        </h2>
        <button
          type="button"
          className="text-soft hover:text-ink"
          onClick={() => {
            clearLastResults()
            setQueries(recentSearches.clear())
          }}
        >
          {t('clear')}
        </button>
      </div>
      <ul className="mt-1">
        {others.map((each) => (
          <li key={each} className="flex items-center gap-1">
            <Link
              href={searchHref({ query: each })}
              className="min-w-0 grow truncate py-0.5 hover:text-seal"
            >
              {each}
            </Link>
            <button
              type="button"
              className="inline-flex size-7 shrink-0 items-center justify-center text-soft hover:text-ink"
              aria-label={t('remove', { query: each })}
              onClick={() => setQueries(recentSearches.forget(each))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-soft">{t('note')}</p>
    </section>
  )
}
