import { formatFax, formatPhone } from '@/lib/phone-number'

it.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['01012345', '010-1234-5'],
  ['010 1234 5678', '010-1234-5678'],
  ['010-1234-56789', '010-1234-5678'],
  ['no digits', ''],
])('the phone number %s is written %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})

it.each([
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0551234567', '055-123-4567'],
  ['05512345678', '055-1234-5678'],
  ['055', '055'],
])('the fax number %s is written %s', (typed, shown) => {
  expect(formatFax(typed)).toBe(shown)
})
