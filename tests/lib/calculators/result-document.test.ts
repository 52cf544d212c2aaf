import { createTranslator } from 'next-intl'
import { runCalculator } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { calculatorNames } from '@/lib/calculators/constants'
import { resultDocument } from '@/lib/calculators/result-document'
import type { Words } from '@/lib/calculators/words'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { loadCatalog } from '@/lib/i18n/catalog'
import { locales } from '@/lib/i18n/routing'

async function markdownOf(
  name: (typeof calculatorNames)[number],
  locale: (typeof locales)[number],
) {
  const messages = await loadCatalog(locale)
  const onError = (error: Error) => {
    throw error
  }
  const wordsIn = (namespace: 'calculators' | 'calculatorForms') =>
    createTranslator({ locale, messages, namespace, onError }) as unknown as Words
  const input = calculators[name].example
  const outcome = runCalculator(name, input)
  if (!outcome.ok) throw new Error(name)
  const words = { locale, results: wordsIn('calculators'), forms: wordsIn('calculatorForms') }
  const content = contentSchema.parse(
    resultDocument(name, { ...outcome, input }, words, 'https://example.com/x'),
  )
  return new TextDecoder().decode(await writeDocument(content, 'md'))
}

describe.each(locales)('results as documents in %s', (locale) => {
  it.each(calculatorNames)('%s is written with its steps and articles', async (name) => {
    const text = await markdownOf(name, locale)
    expect(text).toMatch(/제\d+조/)
    expect(text).toContain('https://example.com/x')
    expect(text).not.toMatch(/undefined|\[object|\b(calculators|lines|notes|unknowns)\./)
  })
})

it('the heirs of a result are named by how they are related', async () => {
  const text = await markdownOf('inheritance', 'ko')
  expect(text).toContain('자녀 2의 배우자')
  expect(text).toContain('6/49')
})

it('what was entered stands in the document, as the form says it', async () => {
  const interest = await markdownOf('interest', 'ko')
  expect(interest).toContain('넣은 값')
  expect(interest).toContain('원금: 50,000,000원')
  expect(interest).toContain('소장이 송달된 날: 2026년 6월 10일')
  // A box that ticks itself says nothing, nor does a field that was left out.
  expect(interest).not.toMatch(/약정이율|: 아니요|: 예/)
  const heirs = await markdownOf('inheritance', 'en')
  expect(heirs).toContain('Children 2: State: Died before, Their children: 2, Has a spouse: Yes')
})
