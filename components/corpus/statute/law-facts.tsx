import { useTranslations } from 'next-intl'
import { CalendarDate } from '@/components/corpus/case/calendar-date'
import { Tag } from '@/components/ui/tag'
import type { Law } from '@/lib/corpus/case-schema'

/** Kind, ministry, promulgation and date of effect of a law in one line. */
export function LawFacts({ law }: { law: Law }) {
  const t = useTranslations('statutes')
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
      <span lang="ko">{[law.kind, ...law.ministries].join(' · ')}</span>
      {law.promulgatedOn ? (
        <span>
          {t('promulgated')} <CalendarDate date={law.promulgatedOn} />
          {law.promulgationNo ? ` ${t('promulgationNo', { no: law.promulgationNo })}` : ''}
        </span>
      ) : null}
      {law.effectiveOn ? (
        <span>
          {t('effective')} <CalendarDate date={law.effectiveOn} />
        </span>
      ) : null}
      {law.pending ? <Tag tone="warn">{t('pending')}</Tag> : null}
    </p>
  )
}
