import { readFileSync } from 'node:fs'
import { entitlements, isPaid, tierOf, tiers } from '@/lib/entitlements'
import { locales } from '@/lib/i18n/routing'

it('a visitor has no account’s plan, and only plans that are paid for are paid', () => {
  expect(tierOf(null)).toBe('visitor')
  expect(tierOf({ plan: '6months' })).toBe('6months')
  expect(tiers.filter(isPaid)).toEqual(['1month', '6months', '1year'])
})

it('no plan allows less than the one before it', () => {
  const { visitor, free, '1month': paid } = entitlements
  for (const name of Object.keys(free) as (keyof typeof free)[]) {
    expect([name, Number(visitor[name]) <= Number(free[name])]).toEqual([name, true])
    expect([name, Number(free[name]) <= Number(paid[name])]).toEqual([name, true])
  }
})

it.each(locales)('the documentation in %s says the numbers of the table', (locale) => {
  const text = readFileSync(`messages/docs/${locale}/asking.md`, 'utf8')
  const [, section = ''] = text.split('{#limits}')
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => Number(cell.replace(/[^\d]/g, ''))),
    )
  const said = (['visitor', 'free', '1month'] as const).map((plan) => {
    const { questionsADay, questionLength, answersAtOnce, exportsADay } = entitlements[plan]
    return [questionsADay, questionLength, answersAtOnce, exportsADay]
  })
  expect(rows).toEqual(said)
})
