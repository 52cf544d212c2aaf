import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Outline } from '@/components/corpus/case/outline'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import type { LawDetail } from '@/lib/corpus/case-schema'
import { lawHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import type { LawText } from '@/lib/korean-law/types'
import { LawArticles } from './law-articles'
import { LawFacts } from './law-facts'
import { LawNotices } from './law-notices'

type Props = {
  law: LawDetail
  text: LawText
  /** The address of the law, which opens the article that `go` names. */
  action: string
  /** What a reader may do with the law. */
  actions?: ReactNode
  /** Over the text: finding words in it. */
  tools?: ReactNode
}

/** A whole law: its facts, its contents beside it, its articles, its addenda. */
export function LawView({ law, text, action, actions, tools }: Props) {
  const t = useTranslations('statutes')
  const family = law.family.filter((each) => each.lawId !== law.lawId)
  return (
    <article>
      <header>
        <h1 className="text-[1.7rem] font-extrabold tracking-tight sm:text-3xl" lang="ko">
          {law.title}
        </h1>
        <div className="mt-1.5">
          <LawFacts law={law} />
        </div>
        {family.length > 0 ? (
          <p className="mt-1 text-sm">
            <span className="text-soft">{t('family')}</span>{' '}
            {family.map((each) => (
              <Link key={each.lawId} href={lawHref(each.title)} className="cite mr-3" lang="ko">
                {each.title}
              </Link>
            ))}
          </p>
        ) : null}
        <div className="no-print mt-3 flex flex-wrap gap-2">
          {actions}
          <search>
            <form action={action} className="flex gap-2">
              <input
                name="go"
                required
                maxLength={20}
                aria-label={t('go')}
                placeholder={t('goPlaceholder')}
                className={`${inputClass} max-w-44`}
              />
              <button type="submit" className={buttonClass()}>
                {t('go')}
              </button>
            </form>
          </search>
        </div>
        <LawNotices law={law} pending={law.pending ? t('pendingLaw') : null} />
      </header>
      {tools}
      <div className="mt-6 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,42em)_minmax(15rem,1fr)]">
        <div className="no-print lg:order-2">
          <details className="border-y border-line py-2 lg:hidden">
            <summary className="link inline-block list-none text-sm font-semibold">
              {t('toc')}
            </summary>
            <Outline title={t('toc')} entries={text.outline} />
          </details>
          <div className="sticky top-18 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto border-l border-line pl-5 lg:block">
            <p className="mb-1 text-xs font-bold text-soft">
              {t('toc')} · {t('articleCount', { count: law.articles.length })}
            </p>
            <Outline title={t('toc')} entries={text.outline} />
          </div>
        </div>
        <div>
          <LawArticles law={law.title} articles={text.articles} />
          <Pager
            page={text.page}
            last={text.pages}
            href={(page) => `${lawHref(law.title)}?page=${page}`}
          />
          {law.addenda && text.page === text.pages ? (
            <details className="mt-10 border-t border-strong pt-3">
              <summary className="list-none text-lg font-bold">{t('addenda')}</summary>
              <p className="mt-3 max-w-[42em] text-sm leading-7 whitespace-pre-line" lang="ko">
                {law.addenda}
              </p>
            </details>
          ) : null}
        </div>
      </div>
    </article>
  )
}
