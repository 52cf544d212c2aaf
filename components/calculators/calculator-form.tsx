import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { StaticIcon } from '@/components/ui/static-icon'
import type { FieldProblem } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import type { CalculatorName } from '@/lib/calculators/constants'
import { calculatorForms, type FormField } from '@/lib/calculators/form-fields'
import { inputParams } from '@/lib/calculators/page-input'
import { problemText } from '@/lib/calculators/problem-words'
import { Link } from '@/lib/i18n/navigation'
import { CalculatorField, type FieldValues } from './calculator-field'
import { useResultWords } from './use-words'

/** A plain GET form: the answer is an address, so it works without script and can be shared. */
export function CalculatorForm({
  name,
  action,
  typed,
  fresh,
  problems,
}: {
  name: CalculatorName
  action: string
  typed: Readonly<Record<string, string>>
  fresh: boolean
  problems: readonly FieldProblem[]
}) {
  const t = useTranslations('calculators')
  const say = useResultWords()
  const { main, more } = calculatorForms[name]
  const examples = Object.fromEntries(inputParams(calculators[name].example))
  const errors = Object.fromEntries(
    problems.map((problem) => [problem.field, problemText(name, problem, say)]),
  )
  const values: FieldValues = { calculator: name, typed, errors, examples, fresh }
  const mentioned = (fields: readonly FormField[]) =>
    fields.some((field) =>
      [...Object.keys(errors), ...Object.keys(typed).filter((key) => typed[key])].some(
        (key) => key === field.name || key.startsWith(`${field.name}.`),
      ),
    )
  const list = (fields: readonly FormField[]) =>
    fields.map((field) => (
      <CalculatorField
        key={field.name}
        field={field}
        path={field.name}
        words={field.name}
        values={values}
      />
    ))
  return (
    <form action={`${action}#result`} method="get" className="no-print space-y-4">
      {list(main)}
      {more.length > 0 ? (
        <details className="group border-y border-line" open={!fresh && mentioned(more)}>
          <summary className="flex list-none items-center justify-between py-2.5 text-sm font-semibold hover:text-seal">
            {t('form.more')}
            <StaticIcon
              name="chevronDown"
              size={16}
              className="text-soft group-open:rotate-180 motion-safe:transition-transform"
            />
          </summary>
          <div className="space-y-4 pb-4">{list(more)}</div>
        </details>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {t('form.submit')}
        </button>
        {fresh ? null : (
          <Link href={`/calculators/${name}`} className={buttonClass('bare')}>
            {t('form.clear')}
          </Link>
        )}
      </p>
      <p className="text-sm text-soft">{t('form.private')}</p>
    </form>
  )
}
