import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AskLink } from './ask-link'
import { SourceLine } from './source-line'
import { sources } from './sources'

const events = [
  { name: 'when1', on: '2023-03-02' },
  { name: 'when2', on: '2024-12-05' },
  { name: 'when3', on: '2025-03-01' },
] as const
const issues = [
  { name: 'issue1', source: sources.renewal },
  { name: 'issue2', source: sources.registration },
  { name: 'issue3', source: sources.priority },
] as const

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A case described in four fields, the fact that is missing, and the issues that it raises. */
export function IntakeExample() {
  const t = useTranslations('products.intake')
  const format = useFormatter()
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <dl className="border-t border-line">
          <Entry label={t('who')}>{t('whoText')}</Entry>
          <Entry label={t('what')}>{t('whatText')}</Entry>
          <Entry label={t('when')}>
            <ul>
              {events.map(({ name, on }) => (
                <li key={name}>
                  <time dateTime={on} className="text-soft">
                    {format.dateTime(new Date(`${on}T00:00:00+09:00`), { dateStyle: 'medium' })}
                  </time>{' '}
                  {t(name)}
                </li>
              ))}
            </ul>
          </Entry>
          <Entry label={t('want')}>{t('wantText')}</Entry>
        </dl>
        <p className="mt-4 text-[0.95rem]">
          <AskLink question={`${t('whatText')} ${t('wantText')}`} />
        </p>
      </div>
      <div className="lg:border-l lg:border-line lg:pl-8">
        <h3 className="text-sm font-semibold text-warn">{t('missing')}</h3>
        <p className="font-semibold">{t('missingText')}</p>
        <p className="text-sm text-soft">{t('missingWhy')}</p>
        <h3 className="mt-6 text-sm font-semibold text-soft">{t('issues')}</h3>
        <ol className="list-decimal pl-5">
          {issues.map(({ name, source }) => (
            <li key={name} className="py-1.5 marker:text-soft">
              {t(name)}
              <span className="block text-sm">
                <SourceLine sources={[source]} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
