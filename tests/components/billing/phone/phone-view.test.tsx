/** @jest-environment node */
import { PhoneView } from '@/components/billing/phone/phone-view'
import { ResidentNumberField } from '@/components/billing/phone/resident-number-field'
import type { PhoneProblem } from '@/lib/billing/phone/types'
import { initialVerification, type VerificationState } from '@/lib/billing/phone/verification-state'
import { rendered } from '@/tests/factories/rendered'

const phone = '01012345678'
const sent: VerificationState = {
  ...initialVerification(null),
  phone,
  carrier: 'KT',
  sent: { verificationId: 'v', phone, carrier: 'KT' },
  waitUntil: 1,
}
const still = { type: () => {}, send: async () => {}, check: async () => {}, change: () => {} }
const view = (
  state: VerificationState,
  { secondsLeft = 0, problem = null }: { secondsLeft?: number; problem?: PhoneProblem | null } = {},
) => rendered(<PhoneView {...still} state={state} secondsLeft={secondsLeft} problem={problem} />)

/** The text that a field with this name is described by. */
function descriptionOf(html: string, name: string): string {
  const tag = [...html.matchAll(/<(?:input|select)[^>]*>/g)].find(([found]) =>
    found.includes(`name="${name}"`),
  )?.[0]
  const ids = /aria-describedby="([^"]+)"/.exec(tag ?? '')?.[1]?.split(' ') ?? []
  return ids
    .map((id) =>
      (html.split(`id="${id}"`)[1] ?? '').split('</p>')[0]?.replace(/<[^>]*>|^[^>]*>/g, ''),
    )
    .join(' ')
}

it('asks for no code before one was sent', () => {
  const html = view(initialVerification(null))
  expect(html).toContain('인증번호 받기')
  expect(html).not.toContain('verificationCode')
})

it('offers the code to the phone’s own keyboard, and holds back the next one', () => {
  const html = view(sent, { secondsLeft: 137 })
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html).toMatch(/aria-disabled="true"[^>]*>2:17 뒤 다시 받기/)
  expect(html).toContain('role="timer"')
  expect(descriptionOf(html, 'verificationCode')).toBe('010-1234-5678 번호로 보낸 숫자 6자리')
})

it('says nothing new while the seconds pass, but that a minute is left and that it is over', () => {
  const said = (secondsLeft: number) =>
    /role="status"[^>]*>([^<]*)</.exec(view(sent, { secondsLeft }))?.[1]
  expect(said(179)).toBe(said(61))
  expect(said(60)).toBe('1분 남았습니다.')
  expect(said(60)).toBe(said(1))
  expect(said(0)).toBe('이제 인증번호를 다시 받을 수 있습니다.')
})

it('ties what is wrong to its field', () => {
  const wrong = {
    ...sent,
    code: '000000',
    trouble: { problem: 'mismatch', attemptsLeft: 3 },
  } as const
  expect(descriptionOf(view(wrong), 'verificationCode')).toContain(
    '인증번호가 일치하지 않습니다. 3번 더 입력할 수 있습니다.',
  )
  expect(descriptionOf(view(initialVerification(null), { problem: 'required' }), 'phone')).toBe(
    '휴대전화 번호와 통신사를 입력해 주세요.',
  )
  expect(descriptionOf(view(sent, { problem: 'incomplete' }), 'verificationCode')).toContain(
    '휴대전화 인증을 완료해 주세요.',
  )
})

it('a confirmed number is no field any more', () => {
  const verified = { verificationId: 'v', phone, carrier: 'LGU', provesUntil: '' } as const
  const html = view(initialVerification(verified), { problem: 'incomplete' })
  expect(html).not.toMatch(/<input|<select/)
  expect(html).toContain('010-1234-5678')
  expect(html).toContain('번호 변경')
})

it('the resident number is eight characters that no browser remembers, with a word on what becomes of it', () => {
  const html = rendered(<ResidentNumberField value="" onChange={() => {}} />)
  expect(html).toContain('autoComplete="off"')
  expect(html).toContain('maxLength="8"')
  expect(html).toContain('저장하지 않습니다')
})
