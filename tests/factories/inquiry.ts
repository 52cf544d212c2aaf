import type { InquiryField } from '@/lib/contact/constants'

/** A contact form as a browser posts it. */
export function inquiryForm(
  change: Partial<Record<InquiryField | 'locale', string>> = {},
): FormData {
  const form = new FormData()
  const fields = {
    locale: 'ko',
    name: '김지우',
    email: 'jiwoo@example.test',
    phone: '010-1234-5678',
    company: '',
    inquiryType: 'demo',
    subject: '시연을 보고 싶습니다',
    message: '다음 주에 시연을 볼 수 있을까요?',
    consent: 'on',
    ...change,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
