import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

const people = {
  lawyers: sitePages.caseSearch.path,
  teams: sitePages.contractReview.path,
  companies: sitePages.statutes.path,
  private: sitePages.aiChat.path,
  foreigners: '/#languages',
} as const

/** Who comes here, what for, and where each begins. */
export function HomePeople() {
  const t = useTranslations('home.people')
  return (
    <dl className="border-t border-line">
      {(Object.keys(people) as (keyof typeof people)[]).map((who) => (
        <div
          key={who}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[15rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-semibold">{t(`${who}.name`)}</dt>
          <dd>{t(`${who}.text`)}</dd>
          <dd>
            <Link href={people[who]} className="link whitespace-nowrap">
              {t(`${who}.go`)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
