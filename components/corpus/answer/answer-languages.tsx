import { useTranslations } from 'next-intl'
import { searchHref } from '@/components/corpus/search/search-url'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

/** One question in the languages of the site, with the Korean terms that it is searched by. */
export function AnswerLanguages({ questions }: { questions: [AppLocale, string][] }) {
  const t = useTranslations('home.languages')
  const language = useTranslations('language')
  return (
    <>
      <p className="mt-3 text-sm text-soft">{t('note')}</p>
      <table className="mt-2 w-full border-collapse text-left">
        <thead className="text-sm text-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-4 font-normal max-sm:sr-only">
              {language('label')}
            </th>
            <th scope="col" className="py-1.5 pr-4 font-normal">
              {t('question')}
            </th>
            <th scope="col" className="py-1.5 font-normal">
              {t('terms')}
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(([locale, question]) => (
            <tr key={locale} className="border-b border-line align-baseline">
              <th
                scope="row"
                lang={locale}
                className="py-2 pr-4 text-sm font-normal whitespace-nowrap text-soft max-sm:sr-only"
              >
                {language(locale)}
              </th>
              <td className="py-2 pr-4">
                <a
                  href={getPathname({ locale, href: searchHref({ query: question }) })}
                  hrefLang={locale}
                  lang={locale}
                  className="link"
                >
                  {question}
                </a>
              </td>
              <td className="py-2 font-medium" lang="ko">
                {translateQuery(question).korean}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
