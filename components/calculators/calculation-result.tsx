import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ArticleLinks } from '@/lib/calculators/article-links'
import type { CalculatorName } from '@/lib/calculators/constants'
import type { CalculatorAnswer } from '@/lib/calculators/schema'
import { sourceText } from '@/lib/calculators/source-text'
import type { Calculation } from '@/lib/calculators/types'
import { CalculationHeadline } from './calculation-headline'
import { CalculationLines } from './calculation-lines'
import { EnteredValues } from './entered-values'
import { PeriodCalendar } from './period-calendar'
import { useResultWords } from './use-words'

function Remarks({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-1 max-w-[46em] list-disc space-y-1 pl-5 text-[0.95rem]">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** A calculation: its figures, its steps with their articles, and what it rests on and does not know. */
export function CalculationResult({
  name,
  answer,
  calculation,
  input,
  links,
  tools,
}: {
  name: CalculatorName
  answer: CalculatorAnswer
  calculation: Calculation
  /** As it was entered. */
  input: Readonly<Record<string, unknown>>
  links: ArticleLinks
  /** Buttons for the result. */
  tools?: ReactNode
}) {
  const t = useTranslations('calculators')
  const say = useResultWords()
  const { lines, notes, unknowns, sources, result } = calculation
  return (
    <>
      <CalculationHeadline name={name} result={result} />
      {tools}
      <EnteredValues name={name} input={input} />
      {name === 'period' && typeof result.firstDay === 'string' ? (
        <PeriodCalendar
          start={String(answer.inputs.startDate)}
          firstDay={result.firstDay}
          deadline={String(result.deadline)}
          calendarEnd={String(result.calendarEnd)}
        />
      ) : null}
      <div className="mt-6">
        <CalculationLines lines={lines} links={links} />
      </div>
      <Remarks title={t('result.notes')} texts={notes.map((note) => t(`notes.${note}`))} />
      <Remarks title={t('result.unknowns')} texts={unknowns.map((key) => t(`unknowns.${key}`))} />
      <Remarks
        title={t('result.sources')}
        texts={sources.map((source) => sourceText(source, say))}
      />
      <section className="mt-6 text-sm text-soft">
        <h3 className="font-semibold">{t('result.laws')}</h3>
        <ul lang="ko">
          {answer.laws.map(({ law, inForceSince }) => (
            <li key={law}>
              {law} (
              {t(inForceSince > answer.lawDate ? 'result.pending' : 'result.inForce', {
                date: inForceSince,
              })}
              )
            </li>
          ))}
        </ul>
        <p className="mt-2">{t('result.lawDate', { date: answer.lawDate })}</p>
        <p>{t('result.advice')}</p>
      </section>
    </>
  )
}
