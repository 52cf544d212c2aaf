import { personalDetailIn, withoutPersonalNumbers } from '@/lib/personal-details'

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

test.each([
  [
    '집주인 900101-1234567, ９００１０１-１２３４５６７',
    '집주인 [resident-number], [resident-number]',
  ],
  ['010-1234-5678 또는 02-123-4567로', '[phone] 또는 [phone]로'],
  ['kim.lee+law@mail.example.co.kr에 보냄', '[email]에 보냄'],
  ['카드 4111 1111 1111 1111', '카드 [card]'],
  ['국민은행 110-123-456789로', '국민은행 [account]로'],
  ['352-0123-4567-83', '[account]'],
  ['신한은행 계좌번호: 110123456789', '신한은행 계좌번호: [account]'],
])('masks %s', (text, masked) => {
  expect(withoutPersonalNumbers(text)).toBe(masked)
})

test.each([
  '대법원 2012. 5. 24. 선고 2009다68620 판결',
  '대법원 2012다31628, 2012다31635(병합)',
  '헌법재판소 2019헌바446 결정',
  '등기선례 제9-305호, 부동산등기선례 제201205-1호',
  '2026-11-23부터 2026-12-31까지 100-200원',
  '사업자번호 123-45-67890',
  '보증금 120,000,000원, 주문번호 1234567890123456',
  '형법 제347조의2 제1항 제3호',
  'ＡＢ① ㈜법답',
])('keeps %s', (text) => {
  expect(withoutPersonalNumbers(text)).toBe(text)
})
