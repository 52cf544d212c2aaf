import { submissionId } from '@/lib/contact/submission-id'

const inquiry = {
  locale: 'ko',
  name: '김지우',
  email: 'jiwoo@example.test',
  phone: '010-1234-5678',
  company: null,
  inquiryType: 'general',
  subject: '질문',
  message: '무엇을 할 수 있나요? 궁금합니다.',
} as const
const at = (time: string) => submissionId(inquiry, new Date(time))

test('is a UUID, the same for the same words within a day', () => {
  expect(at('2026-11-21T10:00:00+09:00')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(at('2026-11-21T04:00:00+09:00')).toBe(at('2026-11-22T03:59:59+09:00'))
})

test('midnight does not make two of a double click', () => {
  expect(at('2026-11-21T23:59:59+09:00')).toBe(at('2026-11-22T00:00:01+09:00'))
})

test('another word, or another day, is another message', () => {
  const now = new Date('2026-11-21T10:00:00+09:00')
  const first = submissionId(inquiry, now)
  expect(submissionId({ ...inquiry, message: `${inquiry.message}!` }, now)).not.toBe(first)
  expect(at('2026-11-22T10:00:00+09:00')).not.toBe(first)
})
