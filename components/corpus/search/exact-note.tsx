import { useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { limits } from '@/lib/corpus/constants'
import type { SearchResponse } from '@/lib/corpus/schema'
import { Link } from '@/lib/i18n/navigation'
import { writeOperators } from '@/lib/korean-law/query/search-operators'
import { changed, type SearchState, searchHref } from './search-url'

type Exact = NonNullable<SearchResponse['exact']>

/** What the texts have to hold as it stands and must not hold; a press on one takes it out of the search. */
export function ExactNote({ of, state }: { of: Exact; state: SearchState }) {
  const t = useTranslations('search')
  const without = (list: 'phrases' | 'excluded', text: string) => {
    const rest = { ...of, [list]: of[list].filter((each) => each !== text) }
    return searchHref(changed(state, { query: writeOperators(rest) }))
  }
  const chips = [
    ...of.phrases.map((text) => ({
      name: t('exact.phrase', { text }),
      href: without('phrases', text),
    })),
    ...of.excluded.map((text) => ({
      name: t('exact.excluded', { text }),
      href: without('excluded', text),
    })),
  ]
  return (
    <section aria-label={t('exact.label')} className="space-y-1.5 text-sm">
      <ul className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        {chips.map(({ name, href }) => (
          <li key={name}>
            <Link
              href={href}
              rel="nofollow"
              className="inline-flex items-center gap-1.5 border border-seal px-2 py-0.5 text-seal"
              aria-label={t('remove', { name })}
            >
              {name} <StaticIcon name="x" size={14} />
            </Link>
          </li>
        ))}
        <li>
          <Link
            href={searchHref(changed(state, { query: of.words }))}
            rel="nofollow"
            className="link"
          >
            {t('exact.plain')}
          </Link>
        </li>
      </ul>
      {of.isCut ? <p className="text-soft">{t('exact.cut', { count: limits.textsRead })}</p> : null}
    </section>
  )
}
