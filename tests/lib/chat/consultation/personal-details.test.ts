import { personalDetailIn } from '@/lib/chat/consultation/personal-details'

test.each([
  ['집주인은 900101-1234567입니다', 'resident'],
  ['주민번호 9001011234567', 'resident'],
  ['번호는 900101 - 2 입니다', 'resident'],
  ['외국인등록번호 850315-5******', 'resident'],
  ['９００１０１－１２３４５６７', 'resident'],
  ['전화는 010-1234-5678', 'phone'],
  ['call 01012345678 now', 'phone'],
  ['+82 10 1234 5678', 'phone'],
  ['사무실 02-123-4567', 'phone'],
  ['카드 4111 1111 1111 1111로 냄', 'card'],
  ['5500000000000004', 'card'],
])('finds a number of a person in %s', (text, kind) => {
  expect(personalDetailIn(text)).toBe(kind)
})

test.each([
  '보증금 120,000,000원을 2024. 9. 1.까지 받기로 했습니다',
  '대법원 2012다31628 판결',
  '민법 제750조와 제766조',
  '2024-09-01부터 2026-08-31까지',
  '주문번호 1234567890123456',
  '112와 132에 전화했습니다',
  '201호에서 1,500,000원',
  '사업자번호 123-45-67890',
  '241231 기준',
])('leaves %s alone', (text) => {
  expect(personalDetailIn(text)).toBeNull()
})
