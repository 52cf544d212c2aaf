import type { FieldProblem } from './calculate'
import type { CalculatorName } from './constants'
import { calculatorForms, type FormField } from './form-fields'
import type { Words } from './words'

/** The field of a form that an input's name stands for: `payments.0.date` is `date` in the rows of `payments`. */
function fieldNamed(fields: readonly FormField[], name: string): FormField | undefined {
  const [head, , ...inside] = name.split('.')
  const field = fields.find((each) => each.name === head)
  return field?.kind === 'rows' && inside.length > 0
    ? fieldNamed(field.fields, inside.join('.'))
    : field
}

/** What is wrong with a field, and of a value that cannot be read how it is written. */
export function problemText(
  name: CalculatorName,
  { field, reason, range }: FieldProblem,
  t: Words,
): string {
  if (reason !== 'invalid') return t(`reasons.${reason}`)
  const { main, more } = calculatorForms[name]
  const kind = fieldNamed([...main, ...more], field)?.kind
  if (kind === 'won' || kind === 'date') return t(`expected.${kind}`)
  if (range && (kind === 'percent' || kind === 'whole' || kind === 'hours'))
    return t(`expected.${kind}`, range)
  return t('reasons.invalid')
}
