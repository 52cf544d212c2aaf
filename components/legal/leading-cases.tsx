import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import type { CaseHit } from '@/lib/legal/schema'
import { CaseFacts } from './case-facts'
import { caseHref } from './links'

/** Much cited decisions, straight from the store. */
export function LeadingCases({ hits }: { hits: CaseHit[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="leading-title">
      <h2 id="leading-title" className="section-title">
        {t('leading')} <span className="font-normal text-soft">{t('leadingNote')}</span>
      </h2>
      {hits.length === 0 ? <p className="mt-3 text-soft">{t('leadingEmpty')}</p> : null}
      <ol>
        {hits.map((hit) => (
          <li key={hit.serial} className="border-b border-line py-3">
            <h3 className="font-semibold" lang="ko">
              <Link href={caseHref(hit)} className="group" prefetch={false}>
                <span className="text-seal underline-offset-4 group-hover:underline">
                  {hit.caseNumber}
                </span>{' '}
                {hit.caseName}
              </Link>
            </h3>
            <CaseFacts of={hit} />
            <p className="mt-1 line-clamp-2 text-[0.95rem]" lang="ko">
              {hit.snippet.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
