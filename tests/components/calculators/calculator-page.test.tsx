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
  Link: (props: { href: string }) => <a {...props} />,
}))

/** What the page shows for an input: its form and its result, or what is wrong. */
function shown(
  name: CalculatorName,
  given: Record<string, string> | null,
  locale: AppLocale = 'ko',
) {
  const { typed, input } = readPageInput(name, given ?? {})
  const reckoned = input ?? calculators[name].example
  const outcome = runCalculator(name, reckoned)
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
          input={reckoned}
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
  expect(html.match(/원 단위의 숫자로 적으세요/g)).toHaveLength(2)
  expect(html.match(/달력에 있는 날짜를 적으세요/g)).toHaveLength(2)
})

it('a number beyond its bounds is told them, in a row too', () => {
  expect(shown('wages', { hourlyWage: '10000', weeklyHours: '900' })).toContain(
    '0에서 40까지의 시간을 숫자로 적으세요',
  )
  const heirs = { deathDate: '2026-10-01', 'children.0.status': 'dead', 'children.0.children': 'x' }
  expect(shown('inheritance', heirs)).toMatch(/0에서 \d+까지의 정수로 적으세요/)
  expect(
    shown('interest-cap', { principal: '1', contractDate: '2025-01-02', rate: '9999' }),
  ).toMatch(/0에서 \d+까지의 숫자로 적으세요/)
})

it('two rows of a list are open, and all up to the last that was used', () => {
  const folded = (html: string) => /<details>(?!.*<details>).*?<\/details>/s.exec(html)?.[0] ?? ''
  const fresh = folded(shown('inheritance', null))
  expect(fresh).toContain('name="children.2.status"')
  expect(fresh).not.toContain('name="children.1.status"')
  const used = folded(
    shown('inheritance', { deathDate: '2026-10-01', 'children.3.status': 'alive' }),
  )
  expect(used).toContain('name="children.4.status"')
  expect(used).not.toContain('name="children.3.status"')
})

it('what was entered is printed with the result', () => {
  const html = shown('stamp', { value: '30000000', document: 'appeal' })
  expect(html).toMatch(/print:block.*30,000,000원.*항소장/s)
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
