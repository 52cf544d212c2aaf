import { useLocale, useTranslations } from 'next-intl'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { forgetSearch, keepSearch } from '@/lib/knowledge/actions'
import { longestSavedName } from '@/lib/knowledge/constants'
import type { KeptSearch } from '@/lib/knowledge/schema'
import { knowledgePath } from './knowledge-paths'

/** Searches that were kept, each a link to itself. */
export function SavedSearches({ saved }: { saved: readonly KeptSearch[] }) {
  const t = useTranslations('knowledge.saved')
  const locale = useLocale()
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved" className="mt-5">
      <h2 id="saved" className="text-sm font-bold">
        {t('title')}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {saved.map(({ id, name, query }) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <Link href={`${knowledgePath}?${query}`} className="link break-words">
              {name}
            </Link>
            <form action={forgetSearch.bind(null, locale, id)}>
              <button
                type="submit"
                className="px-1.5 py-1 text-soft hover:text-seal"
                aria-label={t('forget', { name })}
              >
                ×
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Keeps the search that is shown, while the plan has room. */
export function KeepSearch({
  query,
  words,
  count,
  most,
}: {
  /** Of the address. */
  query: string
  words: string
  count: number
  most: number
}) {
  const t = useTranslations('knowledge.saved')
  const locale = useLocale()
  if (count >= most)
    return (
      <p className="mt-3 text-sm text-soft">
        {t('limit', { most })}{' '}
        <Link href="/pricing" className="link">
          {t('plans')}
        </Link>
      </p>
    )
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer font-semibold">{t('keep')}</summary>
      <form
        action={keepSearch.bind(null, locale, query)}
        className="mt-2 flex flex-wrap items-end gap-2"
      >
        <label>
          <span className="mb-1 block font-semibold">{t('name')}</span>
          <input
            name="name"
            required
            maxLength={longestSavedName}
            defaultValue={words.slice(0, longestSavedName)}
            className={inputClass}
          />
        </label>
        <button type="submit" className={buttonClass()}>
          {t('save')}
        </button>
      </form>
    </details>
  )
}
