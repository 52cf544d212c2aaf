/** @jest-environment node */
import { newCode } from '@/lib/billing/phone/code-hash'
import { codeText } from '@/lib/billing/phone/code-text'
import { locales } from '@/lib/i18n/routing'
import { maxSmsBytes, smsBytes } from '@/lib/sms/sms'
import { koreanLetters } from '@/tests/lib/sms/korean-letters'

const brands = { ko: '[법답]', en: '[Beopdap]', ja: '[法答]', zh: '[法答]' }

describe.each(locales)('the text message in %s', (locale) => {
  it('names us and the code, and fits into one message', async () => {
    const text = await codeText(locale, '012345')
    expect(text.startsWith(brands[locale])).toBe(true)
    expect(text.match(/\d{6}/g)).toEqual(['012345'])
    expect(smsBytes(text)).toBeLessThanOrEqual(maxSmsBytes)
  })

  it('is written with letters that Korean carriers deliver', async () => {
    const letters = koreanLetters()
    const text = await codeText(locale, '012345')
    const lost = [...text].filter((letter) => letter.charCodeAt(0) > 127 && !letters.has(letter))
    expect(lost).toEqual([])
  })
})

test('a code is six digits, with zeros at its beginning too', () => {
  const codes = Array.from({ length: 2000 }, newCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1950)
})
