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
  const outcome = runCalculator(name, calculators[name].example)
  if (!outcome.ok) throw new Error(name)
  const words = { locale, results: wordsIn('calculators'), forms: wordsIn('calculatorForms') }
  const content = contentSchema.parse(resultDocument(name, outcome, words, 'https://example.com/x'))
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
