import type { CalculatorName } from '@/lib/calculators/constants'
import { type HeadlineField, headlines } from '@/lib/calculators/headlines'
import type { Headline } from '@/lib/calculators/types'
import { CalendarDay } from './line-value-text'
import { useResultWords } from './use-words'

function Figure({ field, value }: { field: HeadlineField; value: string | number | boolean }) {
  const t = useResultWords()
  if (field.kind === 'won') return t('values.won', { amount: Number(value) })
  if (field.kind === 'days') return t('values.days', { count: Number(value) })
  if (field.kind === 'percent') return t('values.percent', { percent: String(value) })
  if (field.kind === 'flag') return t(value === true ? 'values.yes' : 'values.no')
  return <CalendarDay date={String(value)} />
}

/** The figures that were asked for: the first one large. What has no value is left out. */
export function CalculationHeadline({ name, result }: { name: CalculatorName; result: Headline }) {
  const t = useResultWords()
  const shown = headlines[name].flatMap((field) => {
    const value = result[field.key]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ field, value }]
      : []
  })
  if (shown.length === 0) return null
  return (
    <dl className="flex flex-wrap items-end gap-x-10 gap-y-3">
      {shown.map(({ field, value }, at) => (
        <div key={field.key} className="flex flex-col-reverse">
          <dt className="text-sm text-soft">{t(`results.${field.key}`)}</dt>
          <dd className={at === 0 ? 'text-3xl leading-tight font-bold' : 'text-lg font-semibold'}>
            <Figure field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
