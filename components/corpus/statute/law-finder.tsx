import { useTranslations } from 'next-intl'
import { searchHref } from '@/components/corpus/search/search-url'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { lawHref } from '@/lib/corpus/links'
import type { LawPage } from '@/lib/corpus/service-schema'
import { Link } from '@/lib/i18n/navigation'
import { FrequentLaws } from './frequent-laws'
import { LawFacts } from './law-facts'

/** Laws by name: a plain GET form and a list in pages. */
export function LawFinder({
  name,
  found,
  action,
}: {
  name: string
  found: LawPage
  action: string
}) {
  const t = useTranslations('statutes')
  const pageHref = (page: number) => {
    const entries = [
      ...(name ? [['name', name]] : []),
      ...(page > 1 ? [['page', String(page)]] : []),
    ]
    return entries.length > 0 ? `/statutes?${new URLSearchParams(entries)}` : '/statutes'
  }
  return (
    <>
      <search>
        <form action={action} className="mt-4 flex max-w-[34rem] gap-2">
          <input
            name="name"
            defaultValue={name}
            aria-label={t('label')}
            placeholder={t('placeholder')}
            maxLength={100}
            className={inputClass}
          />
          <button type="submit" className={buttonClass('primary')}>
            {t('submit')}
          </button>
        </form>
      </search>
      {name === '' && found.page === 1 ? <FrequentLaws /> : null}
      <p className="mt-8 text-sm text-soft" role="status">
        {name === '' ? `${t('all')} · ` : ''}
        {t('count', { count: found.total })}
      </p>
      {found.laws.length === 0 ? (
        <p className="mt-2">
          {t('none', { query: name })}{' '}
          <Link href={searchHref({ query: name, type: 'statutes' })} className="link">
            {t('noneSearch')}
          </Link>
        </p>
      ) : (
        <ul className="mt-1 border-t border-line">
          {found.laws.map((law) => (
            <li key={law.lawId} className="border-b border-line py-3">
              <h2 className="font-semibold" lang="ko">
                <Link
                  href={lawHref(law.title)}
                  className="text-seal underline-offset-4 hover:underline"
                >
                  {law.title}
                </Link>
              </h2>
              <LawFacts law={law} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={found.page} last={Math.ceil(found.total / found.size)} href={pageHref} />
    </>
  )
}
