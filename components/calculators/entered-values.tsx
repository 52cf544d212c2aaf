import { useLocale, useTranslations } from 'next-intl'
import type { CalculatorName } from '@/lib/calculators/constants'
import { enteredValues } from '@/lib/calculators/entered-values'
import { useFormWords, useResultWords } from './use-words'

/** What was entered, on paper alone: on the screen the form shows it. */
export function EnteredValues({
  name,
  input,
}: {
  name: CalculatorName
  input: Readonly<Record<string, unknown>>
}) {
  const t = useTranslations('calculators.result')
  const words = { locale: useLocale(), results: useResultWords(), forms: useFormWords() }
  return (
    <section className="mt-6 hidden print:block">
      <h3 className="font-bold">{t('inputs')}</h3>
      <ul className="mt-1 text-[0.95rem]">
        {enteredValues(name, input, words).map(({ label, value }) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
    </section>
  )
}
