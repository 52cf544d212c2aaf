import { type InquiryField, inquiryFields } from '@/lib/contact/constants'
import { inquirySchema } from '@/lib/contact/schema'
import { parseForm } from '@/lib/form-data'
import { inquiryForm } from '@/tests/factories/inquiry'

const read = (form: FormData) => parseForm(inquirySchema, form)

function errorsOf(change: Partial<Record<InquiryField, string>>) {
  const parsed = read(inquiryForm(change))
  return parsed.ok ? {} : parsed.errors
}

test('a complete form is taken, without a company as with one', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ company: '법무법인 진주' })).toEqual({})
})

test('a form that was sent without its optional field is taken', () => {
  const form = inquiryForm({})
  form.delete('company')
  const parsed = read(form)
  expect(parsed.ok && parsed.form.company).toBeNull()
})

test('an empty form names every field but the company', () => {
  const parsed = read(inquiryForm(Object.fromEntries(inquiryFields.map((name) => [name, '']))))
  expect(parsed.ok ? [] : Object.keys(parsed.errors).sort()).toEqual([
    'consent',
    'email',
    'inquiryType',
    'message',
    'name',
    'phone',
    'subject',
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
])('%s: %j is %s', (field, value, error) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: error })
})

test.each(['010-1234-5678', '+82 10 1234 5678', '+44 (0)20 7946 0018', '03.1234.5678'])(
  'the phone number %s is taken',
  (phone) => expect(errorsOf({ phone })).toEqual({}),
)

test('line breaks are stored as one character, whichever the browser sends', () => {
  const parsed = read(inquiryForm({ message: '첫째 줄입니다.\r\n둘째 줄입니다.' }))
  expect(parsed.ok && parsed.form.message).toBe('첫째 줄입니다.\n둘째 줄입니다.')
})
