import { readDate } from '@/lib/korean-law/judgment/judgment-date'
import type { CalculatorName } from './constants'
import { calculatorForms, type FormField } from './form-fields'
import type { WordsOfLanguage } from './words'

/** What a result was reckoned from: the label of a field and what stood in it. */
export type EnteredValue = { label: string; value: string }

const labelOf = (name: CalculatorName, path: string, { forms: t }: WordsOfLanguage): string =>
  t(`${name}.fields.${path}.label`)

const isTicked = (value: unknown): boolean => /^(true|1|on|yes)$/.test(String(value))

/** A list of words stands as such; of a list of people their number is said. */
const listed = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value)
  return value.every((each) => typeof each !== 'object') ? value.join(', ') : String(value.length)
}

function valueText(
  name: CalculatorName,
  field: FormField,
  value: unknown,
  { results: t, forms, locale }: WordsOfLanguage,
): string {
  const text = listed(value)
  switch (field.kind) {
    case 'won':
      return t('values.won', { amount: Number(text.replace(/\D/g, '')) })
    case 'percent':
      return t('values.plainPercent', { percent: text.replace(/[%\s]/g, '') })
    case 'hours':
      return t('values.hours', { hours: text })
    case 'date': {
      const day = new Date(`${readDate(text)}T00:00:00Z`)
      return day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
    }
    case 'choice':
      return forms(`${name}.options.${field.name}.${text}`)
    case 'flag':
      return t(isTicked(value) ? 'values.yes' : 'values.no')
    default:
      return text
  }
}

/** Nothing was entered, or a box was left as it is. */
const isSilent = (field: FormField, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  value === '' ||
  (field.kind === 'flag' && isTicked(value) === (field.checked ?? false))

/**
 * The input of a result in the words of its form, in the order of the form: a printed or saved result is of no use
 * to whoever does not see what it was reckoned from.
 * @param input as it was entered, in figures or in text; a calculator has taken it
 */
export function enteredValues(
  name: CalculatorName,
  input: Readonly<Record<string, unknown>>,
  words: WordsOfLanguage,
): EnteredValue[] {
  const { main, more } = calculatorForms[name]
  return [...main, ...more].flatMap((field): EnteredValue[] => {
    const value = input[field.name]
    if (isSilent(field, value)) return []
    const label = labelOf(name, field.name, words)
    if (field.kind !== 'rows') return [{ label, value: valueText(name, field, value, words) }]
    // The API takes a number in the place of so many rows.
    if (!Array.isArray(value)) return [{ label, value: String(value) }]
    return value.map((row: Record<string, unknown>, at) => ({
      label: `${label} ${at + 1}`,
      value: field.fields
        .filter((inside) => !isSilent(inside, row[inside.name]))
        .map((inside) => {
          const said = valueText(name, inside, row[inside.name], words)
          return `${labelOf(name, `${field.name}.${inside.name}`, words)}: ${said}`
        })
        .join(', '),
    }))
  })
}
