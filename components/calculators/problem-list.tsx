import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { FieldProblem } from '@/lib/calculators/calculate'
import type { CalculatorName } from '@/lib/calculators/constants'
import { problemText } from '@/lib/calculators/problem-words'
import { useFormWords, useResultWords } from './use-words'

/** What kept a calculation from being made, each a way to its field. */
export function ProblemList({
  name,
  problems,
}: {
  name: CalculatorName
  problems: readonly FieldProblem[]
}) {
  const t = useTranslations('calculators')
  const form = useFormWords()
  const say = useResultWords()
  return (
    <Notice tone="error" role="alert">
      <p>{t('result.wrong')}</p>
      <ul className="mt-1 list-disc pl-5">
        {problems.map((problem) => {
          const { field } = problem
          const label = `${name}.fields.${field.replace(/\.\d+/g, '')}.label`
          return (
            <li key={field}>
              {form.has(label) ? (
                <a href={`#field-${field.replaceAll('.', '-')}`} className="link">
                  {form(label)}
                </a>
              ) : (
                field
              )}
              {': '}
              {problemText(name, problem, say)}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
