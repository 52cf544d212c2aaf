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
