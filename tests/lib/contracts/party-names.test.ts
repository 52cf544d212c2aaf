import type { ContractType } from '@/lib/contracts/constants'
import { createPartyTokens } from '@/lib/contracts/text/party-tokens'

const tokensOf = (opening: string) => {
  const read = createPartyTokens('software', opening)
  return [read('갑이 한다.').charAt(0), read('을이 한다.').charAt(0)]
}

it.each([
  ['발주자 주식회사 가온(이하 "갑")과 개발자 나래 주식회사(이하 "을")는 계약한다.'],
  ['주식회사 가온(이하 "갑")과 유한회사 나래(이하 "을")는 계약한다.'],
  ['고객사 가온(이하 "갑"이라 한다)과 개발업체 나래(이하 "을"이라 한다)는 계약한다.'],
])('tells the two parties apart in: %s', (opening) => {
  expect(tokensOf(opening)).toEqual(['Ⓐ', 'Ⓑ'])
})

it('takes the two for two where the words before both name the same role', () => {
  expect(
    tokensOf('발주사 가온(이하 "갑")과 발주사 가온을 위하여 일하는 나래(이하 "을")는 계약한다.'),
  ).toEqual(['Ⓐ', 'Ⓑ'])
})

it('reads a party whose name comes second as the one that its role says', () => {
  expect(
    tokensOf('개발사 나래 주식회사(이하 "갑")와 발주자 주식회사 가온(이하 "을")은 계약한다.'),
  ).toEqual(['Ⓑ', 'Ⓐ'])
})

const clauses =
  '\n\n제1조(목적) 이 계약은 다음을 정한다.\n제2조(정의) 완성된 그림(이하 "결과물"이라 한다)을 넘긴다.\n'

it.each<[ContractType, string, string, string]>([
  [
    'alliance',
    '주식회사 새벽여행(이하 "새벽")과 주식회사 하늘차(이하 "하늘")는 패키지(이하 "공동상품")를 판다.',
    '새벽은 하늘에게 낸다.',
    'Ⓐ은 Ⓑ에게 낸다.',
  ],
  ['alliance', '㈜누리를 "A사", ㈜보람을 "B사"라 한다.', 'A사는 B사에게 낸다.', 'Ⓐ는 Ⓑ에게 낸다.'],
  [
    'installment',
    '주식회사 맑은물(이하 "렌털회사")과 문가을(이하 "신청인")은 정수기(이하 "렌탈제품")를 빌린다.',
    '렌털회사가 신청인에게 준다.',
    'Ⓐ가 Ⓑ에게 준다.',
  ],
  [
    'service',
    '도서출판 나무(이하 "나무")와 주하늘(이하 "삽화가")는 계약한다.',
    '나무는 삽화가에게 준다.',
    'Ⓐ는 Ⓑ에게 준다.',
  ],
  [
    'license',
    '오가람(이하 "오가람")과 주식회사 토끼완구(이하 "토끼완구")는 계약한다.',
    '토끼완구는 오가람에게 낸다.',
    'Ⓑ는 Ⓐ에게 낸다.',
  ],
  [
    'advisory',
    '주식회사 보리(이하 "회사")와 법무법인 솔(이하 "솔")은 계약한다.',
    '솔은 회사에게 알린다.',
    'Ⓐ은 Ⓑ에게 알린다.',
  ],
  [
    'installment',
    '주식회사 맑은물(이하 "렌털 본사")과 문가을(이하 "쓰는 분")은 계약한다.',
    '렌털 본사는 쓰는 분에게 준다.',
    'Ⓐ는 Ⓑ에게 준다.',
  ],
  [
    'partnership',
    '주아람(이하 "가"), 문다온(이하 "나"), 신마루(이하 "다")는 함께 장사한다.',
    '가는 나와 다에게 나눈다.',
    'Ⓐ는 Ⓑ와 Ⓑ에게 나눈다.',
  ],
])('reads the parties of a contract of %s: %s', (type, opening, sentence, read) => {
  expect(createPartyTokens(type, `${opening}${clauses}${sentence}`)(sentence)).toBe(read)
})

it('does not take the particle behind a quoted name for a party', () => {
  const read = createPartyTokens('partnership', `주아람과 문다온은 계약한다.${clauses}`)
  expect(read('"물결집"을 함께 꾸린다.')).toBe('"물결집"을 함께 꾸린다.')
})
