import { createTranslator } from 'next-intl'
import { sourceText } from '@/lib/calculators/source-text'
import type { Words } from '@/lib/calculators/words'
import { loadCatalog } from '@/lib/i18n/catalog'

describe('a figure that no law holds', () => {
  const said = async (key: string, value: string, from = '2026-01-01') => {
    const messages = await loadCatalog('ko')
    const t = createTranslator({ locale: 'ko', messages, namespace: 'calculators' })
    return sourceText({ key, from, value, source: '고시' }, t as unknown as Words)
  }

  it.each([
    ['minimum-wage', '10320', '고시: 2026-01-01부터 10,320원'],
    ['base-rate', '2.5', '고시: 2026-01-01부터 연 2.5%'],
  ])('%s is said with its unit', async (key, value, text) => {
    expect(await said(key, value)).toBe(text)
  })

  it('says how often papers are served, which has no day', async () => {
    expect(await said('service-times', '15', '')).toBe('고시: 15회')
  })
})
