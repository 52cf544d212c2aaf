import { useTranslations } from 'next-intl'
import type { Understanding } from '@/lib/corpus/schema'

/** How a query in another language was read: the Korean term of each of its words. */
export function UnderstandingNote({ of }: { of: Understanding }) {
  const t = useTranslations('search')
  if (of.language === 'ko' && of.terms.length === 0) return null
  return (
    <section aria-label={t('understood')} className="border-l-2 border-strong pl-3.5 text-sm">
      <p>
        <span className="text-soft">{t('searchedAs')}</span> <strong lang="ko">{of.korean}</strong>
      </p>
      {of.terms.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-soft">
          {of.terms.map((term) => (
            <span key={term.source}>
              {term.source} → <span lang="ko">{term.korean.join(', ')}</span>
            </span>
          ))}
        </p>
      ) : null}
      {of.unknown.length > 0 ? (
        <p className="text-soft">{t('unknownWords', { words: of.unknown.join(', ') })}</p>
      ) : null}
    </section>
  )
}
