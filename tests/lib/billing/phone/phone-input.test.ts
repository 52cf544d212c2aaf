import { checkIdentity } from '@/lib/billing/phone/identity'
import { parseCodeRequest } from '@/lib/billing/phone/parse-code-request'
import { formatResidentNumber, isResidentNumber } from '@/lib/billing/phone/resident-number'
import { codeSchema } from '@/lib/billing/phone/schema'
import { validatePhone } from '@/lib/billing/phone/validate-phone'

const NOW = new Date('2026-11-21T03:00:00Z')

test.each([
  ['01012345678', '01012345678'],
  ['010-1234-5678', '01012345678'],
  [' 010 1234 5678 ', '01012345678'],
  ['010.1234.5678', '01012345678'],
  ['0101234567', null],
  ['010123456789', null],
  ['01112345678', null],
  ['+821012345678', null],
  ['０１０１２３４５６７８', null],
  ['010-12a4-5678', null],
])('the phone %j is read as %j', (typed, read) => {
  const found = validatePhone({ phone: typed, carrier: 'KT' })
  expect(found.ok ? found.phone : null).toBe(read)
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['000000', '000000'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('the code %j is read as %j', (typed, read) => {
  expect(codeSchema.safeParse(typed).data ?? null).toBe(read)
})

test.each([
  [{ phone: '', carrier: 'KT' }, 'required'],
  [{ phone: '010-1234-5678', carrier: '' }, 'required'],
  [{ phone: '010-1234', carrier: '' }, 'required'],
  [{ phone: '010-1234', carrier: 'KT' }, 'invalidPhone'],
  [{ phone: '010-1234-5678', carrier: 'BT' }, 'required'],
  [{}, 'required'],
  [{ phone: 1, carrier: ['KT'] }, 'required'],
  [{ phone: '0'.repeat(41), carrier: 'KT' }, 'required'],
  ['010-1234-5678', 'required'],
  [undefined, 'required'],
])('%j is refused as %s', (typed, problem) => {
  expect(parseCodeRequest(typed)).toEqual({ ok: false, problem })
})

test('a request keeps nothing but phone, carrier and a language of ours', () => {
  const typed = {
    phone: '010-1234-5678',
    carrier: 'MVNO',
    locale: 'fr',
    residentNumber: '900101-1',
  }
  expect(parseCodeRequest(typed)).toEqual({
    ok: true,
    request: { phone: '01012345678', carrier: 'MVNO', locale: 'ko' },
  })
})

test.each([
  '900101-1',
  '900101-2',
  '000229-3',
  '040229-4',
  '850711-5',
  '850711-6',
  '010711-7',
  '010711-8',
  // The day on which it is asked, in Korea.
  '261121-3',
])('%s can be a resident number', (text) => {
  expect(isResidentNumber(text, NOW)).toBe(true)
})

test.each([
  ['', 'nothing'],
  ['9001011', 'no dash'],
  ['900101-', 'no seventh digit'],
  ['900101-12', 'more than is asked for'],
  ['900101-0', 'a century that is over'],
  ['900101-9', 'a century that is over'],
  ['901301-1', 'no such month'],
  ['900230-1', 'no such day'],
  ['010229-3', 'no leap year'],
  ['000229-1', '1900 was no leap year'],
  ['261122-3', 'tomorrow'],
  ['990101-3', 'a birth that has not been'],
  ['９00101-1', 'digits of another width'],
  [' 900101-1', 'a space'],
])('%j cannot be one: %s', (text) => {
  expect(isResidentNumber(text, NOW)).toBe(false)
})

test('midnight is Korea’s', () => {
  expect(isResidentNumber('261122-3', new Date('2026-11-21T14:59:00Z'))).toBe(false)
  expect(isResidentNumber('261122-3', new Date('2026-11-21T15:01:00Z'))).toBe(true)
})

test.each([
  ['9001', '9001'],
  ['900101', '900101'],
  ['900101-', '900101-'],
  ['9001011', '900101-1'],
  ['900101-1', '900101-1'],
  ['900101-1234567', '900101-1'],
  ['900101 1', '900101-1'],
  ['abc', ''],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(formatResidentNumber(typed)).toBe(shown)
  expect(formatResidentNumber(shown)).toBe(shown)
})

describe('identity', () => {
  const person = {
    name: '홍길동',
    residentNumber: '900101-1',
    phone: '01012345678',
    carrier: 'KT',
  } as const

  it('is a question of form, and its answer holds nothing of it', async () => {
    expect(await checkIdentity(person, NOW)).toEqual({ ok: true })
  })

  it.each([
    [{ name: '  ' }, 'nameAndId'],
    [{ residentNumber: ' ' }, 'nameAndId'],
    [{ name: '', residentNumber: '' }, 'nameAndId'],
    [{ residentNumber: '900101' }, 'idFormat'],
    [{ residentNumber: '901301-1' }, 'idFormat'],
  ])('without %j is refused as %s', async (change, problem) => {
    expect(await checkIdentity({ ...person, ...change }, NOW)).toEqual({ ok: false, problem })
  })
})
