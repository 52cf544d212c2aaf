import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { exampleStates, firstOfEachState } from '@/lib/corpus/citation-examples'
import type { CitationCheck } from '@/lib/corpus/schema'

const shown = {
  verified: { name: 'verified', Icon: CircleCheck, tone: 'text-good' },
  differs: { name: 'differs', Icon: CircleAlert, tone: 'text-warn' },
  'not-in-corpus': { name: 'absent', Icon: CircleHelp, tone: 'text-soft' },
  impossible: { name: 'impossible', Icon: CircleX, tone: 'text-seal' },
} as const

/** The states of the citation check, each with an example that was checked for this page. */
export function AnswerCitationStates({ checks }: { checks: readonly CitationCheck[] }) {
  const t = useTranslations('home.states')
  const found = firstOfEachState(checks)
  return (
    <section aria-labelledby="states-title">
      <h3 id="states-title" className="font-bold">
        {t('title')}
      </h3>
      {found.size > 0 ? <p className="text-sm text-soft">{t('note')}</p> : null}
      <dl className="mt-2 border-t border-line">
        {exampleStates.map((state) => {
          const { name, Icon, tone } = shown[state]
          const example = found.get(state)
          return (
            <div
              key={state}
              className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.3fr)]"
            >
              <dt className={`flex items-center gap-2 font-semibold ${tone}`}>
                <Icon size={17} aria-hidden="true" className="shrink-0" />
                {t(`${name}.name`)}
              </dt>
              <dd>{t(`${name}.text`)}</dd>
              {example ? (
                <dd>
                  <span className="sr-only">{t('example')}: </span>
                  <span lang="ko" className="text-soft">
                    {example.text}
                  </span>
                </dd>
              ) : null}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
