import { reviewContract } from '@/lib/contracts/review'

const found = (opening: string, signature: string): string[] =>
  reviewContract(
    'service',
    'signer',
    `용역계약서\n\n${opening} 다음과 같이 계약한다.\n\n제1조(목적) 을은 갑에게 번역을 해 준다.\n제2조(기간) 기간은 2027년 1월 4일부터 2027년 3월 3일까지로 한다.\n제3조(협의) 그 밖의 일은 협의한다.\n\n2027년 1월 2일\n${signature}\n`,
  ).findings.map(({ topic }) => topic)

const opening =
  '가온종합상사(대표 조가람, 이하 "갑")와 다솜번역 주식회사(대표이사 하마루, 이하 "을")는'

it('sees that somebody signs for a business of another name', () => {
  expect(
    found(opening, '갑 가온상사 대표 조가람 (인)\n을 다솜번역 주식회사 대표이사 하마루 (인)'),
  ).toContain('party-name-mismatch')
  expect(
    found(opening, '갑 가온종합상사 대표 조가람 (인)\n을 (주)다솜번역 대표이사 하마루 (인)'),
  ).not.toContain('party-name-mismatch')
})

it.each([
  ['매수인: (        ) (도장)', true],
  ['고객: 성 명 (          )', true],
  ['개업공인중개사: 상호        대표        (서명 및 날인)', true],
  ['매수인: 조가람 (도장)', false],
  ['개업공인중개사: 상호 나래부동산 대표 하마루 (인)', false],
])('reads whose name is left blank: %s', (line, isBlank) => {
  const topics = found(opening, `갑 가온종합상사 대표 조가람 (인)\n${line}`)
  expect(topics.includes('party-id-missing')).toBe(isBlank)
})

const sellers = (names: string) =>
  found(
    `매도인 ${names} 매수인 조가람은`,
    '매도인 하마루 (인)\n매도인 하마나 서울특별시 중구\n매수인 조가람 (인)',
  )

it('takes two people who stand side by side for two, and one who is named twice for one', () => {
  expect(sellers('하마루와 하마나는')).not.toContain('party-name-mismatch')
  expect(sellers('하마루는')).toContain('party-name-mismatch')
})

it('knows a company whose kind is said twice', () => {
  const farm = (name: string) =>
    found(
      '갑: 가온종합상사\n을: 농업회사법인 주식회사 두메터\n두 회사는',
      `갑: 가온종합상사 대표 조가람 (인)\n을: 농업회사법인 주식회사 ${name} 대표이사 하마루 (인)`,
    )
  expect(farm('두메터')).not.toContain('party-name-mismatch')
  expect(farm('나래들')).toContain('party-name-mismatch')
})
