import { useTranslations } from 'next-intl'
import { searchHref } from '@/components/corpus/search/search-url'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import type { LawsShown } from '@/lib/corpus/law-list-constants'
import { lawHref } from '@/lib/corpus/links'
import type { LawPage } from '@/lib/corpus/service-schema'
import { Link } from '@/lib/i18n/navigation'
import { FrequentLaws } from './frequent-laws'
import { LawFacts } from './law-facts'
import { LawTabs } from './law-tabs'
import { lawsHref } from './laws-address'

/** Laws by name: a plain GET form and a list in pages. */
export function LawFinder({
  shown,
  found,
  action,
}: {
  shown: LawsShown
  found: LawPage
  action: string
}) {
  const t = useTranslations('statutes')
  const { name } = shown
  const isWhole = name === '' && !shown.kind && !shown.initial
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
      {isWhole && found.page === 1 ? <FrequentLaws /> : null}
      <div className="mt-8">
        <LawTabs shown={shown} />
      </div>
      <p className="mt-3 text-sm text-soft" role="status">
        {isWhole ? `${t('all')} · ` : ''}
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
                <Link href={lawHref(law.title)} className="result-link">
                  {law.title}
                </Link>
              </h2>
              <LawFacts law={law} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={found.page}
        last={Math.ceil(found.total / found.size)}
        href={(page) => lawsHref({ ...shown, page })}
      />
    </>
  )
}
