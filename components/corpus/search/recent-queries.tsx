'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { searchHref } from './search-url'

const maxItems = 8

/** The visitor's last queries under one key of local storage, newest first. */
type RecentList = {
  read(): string[]
  remember(words: string): string[]
  forget(words: string): string[]
  clear(): string[]
}

/** When the storage fails, the list is empty. */
function recentList(key: string): RecentList {
  function read(): string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.filter((each): each is string => typeof each === 'string').slice(0, maxItems)
    } catch {
      return []
    }
  }

  function write(list: string[]): string[] {
    try {
      localStorage.setItem(key, JSON.stringify(list))
    } catch {
      // A full or closed storage: the list then lasts for this page.
    }
    return list
  }

  const others = (words: string) => read().filter((each) => each !== words)
  return {
    read,
    remember: (words) => write([words, ...others(words)].slice(0, maxItems)),
    forget: (words) => write(others(words)),
    clear: () => write([]),
  }
}

const history = recentList('recent-searches')

/** The visitor's last queries, stored in this browser only. `query` is added when it had results. */
export function RecentQueries({ query }: { query: string | null }) {
  const t = useTranslations('history')
  const [queries, setQueries] = useState<string[]>([])

  useEffect(() => {
    setQueries(query === null ? history.read() : history.remember(query))
  }, [query])

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
          onClick={() => setQueries(history.clear())}
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
              prefetch={false}
            >
              {each}
            </Link>
            <button
              type="button"
              className="inline-flex size-7 shrink-0 items-center justify-center text-soft hover:text-ink"
              aria-label={t('remove', { query: each })}
              onClick={() => setQueries(history.forget(each))}
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
