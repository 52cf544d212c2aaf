import { CalculationResult } from '@/components/calculators/calculation-result'
import { CalculatorForm } from '@/components/calculators/calculator-form'
import { CalculatorList } from '@/components/calculators/calculator-list'
import { KnownRanges } from '@/components/calculators/known-ranges'
import { ProblemList } from '@/components/calculators/problem-list'
import { runCalculator } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { type CalculatorName, calculatorNames } from '@/lib/calculators/constants'
import { calculatorForms, fieldNames } from '@/lib/calculators/form-fields'
import { readPageInput } from '@/lib/calculators/page-input'
import { knownRanges, shippedValues } from '@/lib/calculators/values/known-values'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { rendered } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}))

/** What the page shows for an input: its form and its result, or what is wrong. */
function shown(
  name: CalculatorName,
  given: Record<string, string> | null,
  locale: AppLocale = 'ko',
) {
  const { typed, input } = readPageInput(name, given ?? {})
  const outcome = runCalculator(name, input ?? calculators[name].example)
  const links = { '민법 제161조': { href: '/statutes/민법/articles/161', official: false } }
  return rendered(
    <>
      <CalculatorForm
        name={name}
        action={`/calculators/${name}`}
        typed={typed}
        fresh={input === null}
        problems={outcome.ok ? [] : outcome.problems}
      />
      {outcome.ok ? (
        <CalculationResult
          name={name}
          answer={outcome.answer}
          calculation={outcome.calculation}
          links={links}
        />
      ) : (
        <ProblemList name={name} problems={outcome.problems} />
      )}
    </>,
    locale,
  )
}

describe.each(locales)('in %s', (locale) => {
  it.each(calculatorNames)('%s shows a field for every value and an example', (name) => {
    const html = shown(name, null, locale)
    for (const field of fieldNames(calculatorForms[name])) expect(html).toContain(`name="${field}"`)
    expect(html).toMatch(/<td[^>]*>(?:<span[^>]*>)?[^<]/)
    expect(html).not.toMatch(/\bcalculator(s|Forms)\.|undefined|NaN/)
  })

  it('the list names every calculator, and what is known of other figures', () => {
    const html = rendered(
      <>
        <CalculatorList />
        <KnownRanges ranges={knownRanges(shippedValues)} />
      </>,
      locale,
    )
    for (const name of calculatorNames) expect(html).toContain(`href="/calculators/${name}"`)
    expect(html).toContain('10,320')
  })
})

it('an article is read here where it is held, and else at the official site', () => {
  const html = shown('period', { startDate: '2026-12-11', preset: 'appeal' })
  expect(html).toContain('href="/statutes/민법/articles/161"')
  expect(html).toContain('https://www.law.go.kr/법령/민법/제157조')
  expect(html).toContain('성탄절')
})

it('what was typed stays, and every problem leads to its field', () => {
  const html = shown('interest', {
    principal: '많이',
    dueDate: '2026-03-01',
    endDate: '2026. 5. 40.',
  })
  expect(html).toContain('value="많이"')
  expect(html).toContain('value="2026. 5. 40."')
  expect(html).toContain('href="#field-principal"')
  expect(html).toContain('href="#field-endDate"')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
})

it('further fields are open where one of them was used', () => {
  expect(shown('interest', { principal: '1', costs: '5' })).toMatch(/<details[^>]* open/)
  expect(shown('interest', { principal: '1' })).not.toMatch(/<details[^>]* open/)
})

it('heirs are named by how they are related', () => {
  const html = shown('inheritance', {
    deathDate: '2026-10-01',
    spouse: 'true',
    'children.0.status': 'alive',
    'children.1.status': 'dead',
    'children.1.spouse': 'true',
    'children.1.children': '2',
  })
  expect(html).toContain('자녀 2의 배우자')
  expect(html).toContain('자녀 2의 자녀 1')
  expect(html).toContain('6/49')
})
