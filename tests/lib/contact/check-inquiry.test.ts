import { checkInquiry } from '@/lib/contact/check-inquiry'
import type { InquiryField } from '@/lib/contact/constants'
import { formValues } from '@/lib/contact/form-values'
import { inquiryForm } from '@/tests/factories/inquiry'

const problemsOf = (change: Partial<Record<InquiryField, string>>) => {
  const checked = checkInquiry(formValues(inquiryForm(change)))
  return checked.ok ? {} : checked.problems
}

test('a complete form is taken, without a company as with one', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ company: '법무법인 진주' })).toEqual({})
})

test('an empty form names every field but the company', () => {
  const checked = checkInquiry(formValues(new FormData()))
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual([
    'name',
    'email',
    'phone',
    'inquiryType',
    'subject',
    'message',
    'consent',
  ])
})

test.each<[InquiryField, string, 'required' | 'invalid']>([
  ['name', '   ', 'required'],
  ['name', '김지우\nBcc: all@example.test', 'invalid'],
  ['name', '가'.repeat(101), 'invalid'],
  ['email', 'jiwoo@', 'invalid'],
  ['email', 'a@example.test\r\nBcc: b@example.test', 'invalid'],
  ['phone', '전화 없음', 'invalid'],
  ['phone', '12345', 'invalid'],
  ['inquiryType', 'complaint', 'invalid'],
  ['subject', 'a', 'invalid'],
  ['subject', 'Hello\r\nX-Header: 1', 'invalid'],
  ['message', '너무 짧다', 'invalid'],
  ['message', `${'가'.repeat(20)}\u0000`, 'invalid'],
  ['message', '가'.repeat(5001), 'invalid'],
  ['consent', '', 'required'],
])('%s: %j is %s', (field, value, problem) => {
  expect(problemsOf({ [field]: value })).toEqual({ [field]: problem })
})

test.each(['010-1234-5678', '+82 10 1234 5678', '+44 (0)20 7946 0018', '03.1234.5678'])(
  'the phone number %s is taken',
  (phone) => expect(problemsOf({ phone })).toEqual({}),
)
