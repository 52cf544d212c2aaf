import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { AbsentCase } from '@/lib/corpus/case-schema'
import { caseHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import { CalendarDate } from './calendar-date'
import { readableName } from './case-name'

/** The address under which the national law information centre shows a decision by its number. */
const officialHref = (caseNumber: string) =>
  `https://www.law.go.kr/판례/(${encodeURIComponent(caseNumber)})`

/** A decision that is not held: what others say of it, and where its text may be. */
export function AbsentCaseView({ found }: { found: AbsentCase }) {
  const t = useTranslations('case')
  const { caseNumber, court, judgmentDate, total, citing } = found
  return (
    <article className="max-w-[46em] pt-2 pb-12">
      <h1 lang="ko" className="text-2xl font-bold">
        {court} {caseNumber}
      </h1>
      <p className="mt-1 text-soft">
        {judgmentDate ? <CalendarDate date={judgmentDate} /> : t('undated')}
      </p>
      <div className="mt-5">
        <Notice tone="warn" title={t('absent.title')}>
          <p>{t('absent.text')}</p>
          <p className="mt-1">
            <a href={officialHref(caseNumber)} className="link" rel="noreferrer" target="_blank">
              {t('absent.official')}
            </a>
          </p>
        </Notice>
      </div>
      <h2 className="mt-9 text-lg font-bold">{t('absent.citing', { count: total })}</h2>
      {total > citing.length ? (
        <p className="text-sm text-soft">{t('absent.shown', { count: citing.length })}</p>
      ) : null}
      <ol className="mt-2 border-t border-line">
        {citing.map((ref) => (
          <li key={`${ref.serial}`} className="border-b border-line py-4">
            <p>
              <Link href={caseHref(ref)} lang="ko" className="cite font-semibold">
                {ref.court} {ref.caseNumber} {readableName(ref.caseName)}
              </Link>{' '}
              <span className="text-sm whitespace-nowrap text-soft">
                {ref.judgmentDate ? <CalendarDate date={ref.judgmentDate} /> : t('undated')}
                {ref.citedBy > 0 ? ` · ${t('timesCited', { count: ref.citedBy })}` : ''}
              </span>
            </p>
            {ref.sentence ? (
              <blockquote lang="ko" className="mt-1.5 border-l-2 border-line pl-3.5 leading-7">
                {ref.sentence}
              </blockquote>
            ) : null}
          </li>
        ))}
      </ol>
    </article>
  )
}
