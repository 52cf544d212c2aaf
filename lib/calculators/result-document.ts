import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'
import { citationOf } from './article-links'
import type { CalculatorName } from './constants'
import { enteredValues } from './entered-values'
import { headlines } from './headlines'
import { lineSubject } from './line-subject'
import type { CalculatorAnswer } from './schema'
import { sourceText } from './source-text'
import type { Calculation, Line, LineValue } from './types'
import type { WordsOfLanguage } from './words'

function dayText(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A value in the words of a language. */
function valueText(value: LineValue, { results: t, locale }: WordsOfLanguage): string {
  switch (value.kind) {
    case 'won':
      return t('values.won', { amount: value.won })
    case 'date':
      return dayText(value.date, locale)
    case 'days':
      return t('values.days', { count: value.days })
    case 'hours':
      return t('values.hours', { hours: value.hours })
    case 'percent':
      return t('values.percent', { percent: value.percent })
    case 'span':
      return t(`values.span.${value.unit}`, { n: value.length })
    case 'share':
      return value.won === undefined
        ? value.share
        : `${value.share} (${t('values.won', { amount: value.won })})`
  }
}

/** The figures that were asked for, in words. */
function figures(name: CalculatorName, calculation: Calculation, words: WordsOfLanguage): string[] {
  const { results: t } = words
  return headlines[name].flatMap(({ key, kind }) => {
    const value = calculation.result[key]
    if (value === null || value === undefined || typeof value === 'object') return []
    const text =
      kind === 'flag'
        ? t(value === true ? 'values.yes' : 'values.no')
        : kind === 'won'
          ? t('values.won', { amount: Number(value) })
          : kind === 'days'
            ? t('values.days', { count: Number(value) })
            : kind === 'percent'
              ? t('values.percent', { percent: String(value) })
              : dayText(String(value), words.locale)
    return [`${t(`results.${key}`)}: ${text}`]
  })
}

function stepsTable(lines: readonly Line[], words: WordsOfLanguage): BlockInput {
  const { results: t, forms } = words
  const header = (text: string) => ({ text, header: true })
  return {
    kind: 'table',
    columns: [5, 4, 5],
    rows: [
      [header(t('result.step')), header(t('result.value')), header(t('result.articles'))],
      ...lines.map((line) => {
        const subject = lineSubject(line, t, forms)
        const step = [t(`lines.${line.key}`), subject, line.formula].filter(Boolean).join('\n')
        return [
          { text: step },
          { text: valueText(line.value, words), align: 'right' as const },
          { text: line.articles.map(citationOf).join('\n') },
        ]
      }),
    ],
  }
}

export type DocumentedResult = {
  answer: CalculatorAnswer
  calculation: Calculation
  /** As it was entered. */
  input: Readonly<Record<string, unknown>>
}

/**
 * A result as a document of the project's own blocks, to be written in any format.
 * @param address where the same result can be opened again
 */
export function resultDocument(
  name: CalculatorName,
  { answer, calculation, input }: DocumentedResult,
  words: WordsOfLanguage,
  address: string,
): ContentInput {
  const { results: t } = words
  const section = (title: string, texts: readonly string[]): BlockInput[] =>
    texts.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: title },
          ...texts.map((text): BlockInput => ({ kind: 'list', number: '-', text })),
        ]
  return {
    title: t(`names.${name}`),
    blocks: [
      { kind: 'heading', level: 1, role: 'title', text: t(`names.${name}`) },
      ...figures(name, calculation, words).map(
        (text): BlockInput => ({ kind: 'paragraph', text, runs: [{ text, bold: true }] }),
      ),
      ...section(
        t('result.inputs'),
        enteredValues(name, input, words).map(({ label, value }) => `${label}: ${value}`),
      ),
      { kind: 'heading', level: 2, text: t('result.lines') },
      stepsTable(calculation.lines, words),
      ...section(
        t('result.notes'),
        calculation.notes.map((key) => t(`notes.${key}`)),
      ),
      ...section(
        t('result.unknowns'),
        calculation.unknowns.map((key) => t(`unknowns.${key}`)),
      ),
      ...section(
        t('result.sources'),
        calculation.sources.map((source) => sourceText(source, t)),
      ),
      { kind: 'paragraph', text: t('result.lawDate', { date: answer.lawDate }) },
      { kind: 'paragraph', text: t('result.advice') },
      { kind: 'paragraph', text: address, runs: [{ text: address, href: address }] },
    ],
  }
}
