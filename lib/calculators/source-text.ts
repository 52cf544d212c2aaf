import type { DatedSource } from './values/dated-values'
import type { Words } from './words'

const won = new Set(['minimum-wage', 'service-price'])
const percent = new Set(['base-rate', 'interest-ceiling', 'litigation-rate'])

/** A figure that no law holds, with its unit. */
function valueText({ key, value }: DatedSource, t: Words): string {
  if (won.has(key)) return t('values.won', { amount: Number(value) })
  if (percent.has(key)) return t('values.percent', { percent: value })
  return key === 'service-times' ? t('values.times', { count: Number(value) }) : value
}

/** Where a figure comes from, what it is, and since when. */
export function sourceText(source: DatedSource, t: Words): string {
  const value = valueText(source, t)
  return source.from === ''
    ? `${source.source}: ${value}`
    : `${source.source}: ${t('result.since', { date: source.from, value })}`
}
