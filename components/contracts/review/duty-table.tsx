import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { DataTable } from '@/components/ui/data-table'
import type { ContractType } from '@/lib/contracts/constants'
import type { Outline } from '@/lib/contracts/summary/outline-schema'

type Duty = Outline['duties'][number]

const whenOf = ({ date, when }: Duty) => date ?? when

/** What the contract has each side do, and when, with the days as a file for a calendar. */
export function DutyTable({
  id,
  type,
  duties,
}: {
  id: string
  type: ContractType
  duties: readonly Duty[]
}) {
  const t = useTranslations('contractReview.duties')
  const sides = useTranslations('contracts.sides')
  const locale = useLocale()
  const dated = duties.filter(({ date }) => date !== null)
  const party = ({ party: who }: Duty) => (who ? sides(`${type}.${who}`) : t('nobody'))
  return (
    <section aria-labelledby="duties" className="border-t border-strong pt-5">
      <h2 id="duties" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-[42em] text-sm text-soft">{t('text')}</p>
      {dated.length > 0 ? (
        <p className="no-print mb-3">
          <a
            href={`/api/contract-reviews/${id}/calendar?locale=${locale}`}
            download
            className={buttonClass()}
          >
            {t('calendar', { count: dated.length })}
          </a>
        </p>
      ) : null}
      {/* On a phone a table would hide half of each sentence. */}
      <ul className="border-t border-line sm:hidden print:hidden">
        {duties.length === 0 ? <li className="py-3">{t('empty')}</li> : null}
        {duties.map((duty) => (
          <li key={`${duty.start}-${whenOf(duty)}`} className="border-b border-line py-3">
            <p className="flex flex-wrap gap-x-2 text-sm text-soft">
              <span lang="ko">{duty.clause}</span>
              {duty.date || duty.when ? (
                <span className="font-semibold text-ink" lang={duty.date ? undefined : 'ko'}>
                  {whenOf(duty)}
                </span>
              ) : null}
              {duty.party ? <span>{party(duty)}</span> : null}
            </p>
            <p lang="ko">{duty.quote}</p>
          </li>
        ))}
      </ul>
      <div className="hidden sm:block print:block">
        <DataTable
          caption={t('title')}
          hideCaption
          rows={duties}
          rowKey={(duty) => `${duty.start}-${whenOf(duty)}`}
          empty={t('empty')}
          columns={[
            {
              key: 'clause',
              header: t('clause'),
              whole: true,
              cell: ({ clause }) => <span lang="ko">{clause}</span>,
            },
            {
              key: 'when',
              header: t('when'),
              whole: true,
              cell: ({ date, when }) => date ?? (when ? <span lang="ko">{when}</span> : '–'),
            },
            { key: 'party', header: t('party'), whole: true, cell: party },
            {
              key: 'quote',
              header: t('quote'),
              cell: ({ quote }) => (
                <span lang="ko" className="block min-w-60">
                  {quote}
                </span>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
