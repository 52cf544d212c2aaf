import { reviewContract } from '@/lib/contracts/review'

const lease = `주택 월세 계약서

임대인 고영채와 임차인 마은솔은 다음과 같이 계약한다.

제1조(보증금) 보증금은 금 삼천만원정(₩35,000,000)으로 한다.
제2조(기간) 2026년 4월 1일부터 2028년 3월 31일까지 3년으로 한다.
제3조(갱신) 임차인은 계약갱신요구권을 미리 포기한다.
제4조(해지) 월세를 한 번이라도 밀리면 임대인은 바로 해지할 수 있다. 이때 제9조를 준용한다.
제5조(수리) 보일러와 배관은 임대인이 고치고 전구는 임차인이 간다.

    년    월    일
임대인 고영채 (인) 주소 부산광역시 남구 없는길 1
임차인 마은설 (인) 주소 부산광역시 남구 없는길 2
`

const topics = (text: string) =>
  reviewContract('housing-lease', 'signer', text).findings.map(
    ({ topic, clause }) => `${topic} ${clause}`,
  )

it('finds what is void, what contradicts itself and what is left blank', () => {
  expect(topics(lease)).toEqual(
    expect.arrayContaining([
      'amount-mismatch 제1조',
      'term-arithmetic 제2조',
      'renewal-waiver 제3조',
      'arrears-termination 제4조',
      'dangling-ref 제4조',
      'missing-date 서명란',
      'party-name-mismatch 서명란',
      'missing-landlord-disclosure null',
    ]),
  )
})

it('quotes exactly what stands in the contract', () => {
  for (const { quote, start, end } of reviewContract('housing-lease', 'signer', lease).findings)
    if (quote !== null) expect(lease.slice(start ?? 0, end ?? 0)).toBe(quote)
})

it('leaves lawful clauses alone', () => {
  const lawful = lease
    .replace('₩35,000,000', '₩30,000,000')
    .replace('3년으로', '2년으로')
    .replace('미리 포기한다', '법에 따라 행사할 수 있다')
    .replace('한 번이라도 밀리면 임대인은 바로', '2기 이상 연체하면 임대인은')
    .replace('제9조', '제5조')
    .replace('    년    월    일', '2026년 3월 2일')
    .replace('마은설', '마은솔')
  expect(topics(lawful).filter((topic) => !topic.startsWith('missing-'))).toEqual([])
})

it.each(['', '안녕하세요.', '\n\n\n', '제1조', 'ⒶⒷ'.repeat(500), '가'.repeat(20_000)])(
  'reads what is no contract without failing: %#',
  (text) => {
    expect(Array.isArray(reviewContract('other', 'neutral', text).findings)).toBe(true)
  },
)

it('sees that a guarantor has not signed', () => {
  const loan = `차용증

대여인 구상희, 차용인 편도연, 연대보증인 탁우진은 다음과 같이 정한다.
1. 차용인은 금 일천만원(₩10,000,000)을 빌린다.
2. 이자는 연 5%로 한다.
3. 연대보증인은 위 금액을 보증한다.

2026년 5월 6일
대여인 구상희 (인) 주소 서울특별시 중구 없는길 3
차용인 편도연 (인) 주소 서울특별시 중구 없는길 4
연대보증인 탁우진 (서명 생략)
`
  expect(reviewContract('loan', 'drafter', loan).findings.map(({ topic }) => topic)).toContain(
    'guarantor-signature-missing',
  )
})

it('rests a finding on the act for this kind of lease alone', () => {
  const text = lease.replace(
    '전구는 임차인이 간다.',
    '임차인은 전입신고와 확정일자를 받지 아니하기로 한다.',
  )
  const cited = (type: 'housing-lease' | 'shop-lease') =>
    reviewContract(type, 'signer', text).findings.find(
      ({ topic }) => topic === 'opposability-waiver',
    )?.articles
  expect(cited('housing-lease')).toContain('주택임대차보호법 제3조')
  expect(cited('housing-lease')).not.toContain('상가건물 임대차보호법 제3조')
  expect(cited('shop-lease')).toEqual(['상가건물 임대차보호법 제3조'])
})

it('names a lock-out beside the termination that stands before it in the same sentence', () => {
  const text =
    '주택 임대차계약서\n제1조 (연체) 임차인이 차임을 한 번이라도 연체하면 임대인은 계약을 해지하고 출입문을 폐쇄할 수 있다.\n'
  const { findings } = reviewContract('housing-lease', 'signer', text)
  expect(findings.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['arrears-termination', 'self-help-eviction']),
  )
})
