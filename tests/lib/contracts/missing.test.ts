import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const missing = (type: ContractType, clauses: string) =>
  reviewContract(type, 'neutral', `계약서\n${clauses}\n`).findings.filter(
    ({ kind }) => kind === 'missing',
  )
const isMissing = (type: ContractType, topic: string, clauses: string) =>
  missing(type, clauses).some((finding) => finding.topic === topic)

describe('whose the rights in a result are', () => {
  const asked = (type: ContractType, clauses: string) =>
    isMissing(type, 'missing-ip-ownership', clauses)
  const making = '제1조(업무) 수급인은 안내 책자의 디자인을 맡는다.\n'

  it('is asked where something is made', () => {
    expect(asked('service', `${making}제2조(대금) 대금은 200만원으로 한다.`)).toBe(true)
    expect(asked('advisory', '제1조(업무) 수임인은 진출 전략 보고서를 작성한다.')).toBe(true)
  })
  it('is not asked where nothing is made, whatever is excepted from the secrets', () => {
    const cleaning =
      '제1조(업무) 수급인은 건물의 유리창을 닦는다.\n제2조(비밀유지) 스스로 개발한 정보는 비밀로 보지 아니한다.'
    expect(asked('service', cleaning)).toBe(false)
    expect(asked('advisory', '제1조(업무) 수임인은 임대인과의 협상을 돕는 자문을 한다.')).toBe(
      false,
    )
  })
  it('is not answered by handing over the result, or by who is named in it', () => {
    expect(asked('service', `${making}제2조(인도) 수급인은 결과물을 발주자에게 넘긴다.`)).toBe(true)
    expect(asked('service', `${making}제2조(성명) 저작인격권은 수급인이 가진다.`)).toBe(true)
    expect(asked('service', `${making}제2조(권리) 결과물은 발주자에게 귀속한다.`)).toBe(false)
    expect(asked('service', `${making}제2조(권리) 저작재산권은 발주자에게 양도한다.`)).toBe(false)
  })
  it('rests in contracts on software on the act that has it written', () => {
    const articles = (type: ContractType) =>
      missing(type, '제1조(업무) 수급인은 예약 프로그램을 개발한다.').find(
        ({ topic }) => topic === 'missing-ip-ownership',
      )?.articles
    expect(articles('software')).toContain('소프트웨어 진흥법 제38조')
    expect(articles('service')).not.toContain('소프트웨어 진흥법 제38조')
  })
  it('is asked of partners who make something together', () => {
    const own = '제1조(역할) 한쪽은 주문 화면을 개발하고 다른 쪽은 식자재를 댄다.'
    const shared = '제1조(역할) 두 회사는 도시락을 공동으로 개발한다.'
    expect(asked('alliance', own)).toBe(false)
    expect(asked('alliance', shared)).toBe(true)
  })
})

it.each([
  ['잔금은 최종 검수 합격 후 7일 안에 지급하고 합격한 뒤 설명 방법을 정한다.', true],
  ['잔금은 검수 완료일부터 30일의 기간 안에 지급한다.', true],
  ['발주자는 납품을 받은 날부터 10일 안에 검수하고 그 결과를 알린다.', false],
])('a day that is counted from acceptance says nothing of how one accepts: %s', (clause, asked) => {
  const text = `제1조(업무) 수급인은 예약 프로그램을 개발하여 납품한다.\n제2조(대금) ${clause}`
  expect(isMissing('software', 'missing-acceptance-criteria', text)).toBe(asked)
})

it.each([
  ['회사는 이 약관을 서비스의 초기 화면에 게시합니다.', true],
  ['회사는 상호와 대표자의 이름, 주소를 초기 화면에 표시합니다.', false],
  ['대표자: 문가람, 전화: 02-000-0000', false],
])('terms on the first page name nobody: %s', (clause, asked) => {
  const text = `제1조(운영자) ${clause}\n제2조(요금) 요금은 월 5,000원으로 합니다.`
  expect(isMissing('terms', 'missing-business-identity', text)).toBe(asked)
})

describe('withdrawal', () => {
  const found = (type: ContractType, clauses: string) =>
    missing(type, clauses).find(({ topic }) => topic === 'missing-withdrawal-notice')?.articles
  it('is told by who sells', () => {
    const shop = '제1조(판매) 회사는 쇼핑몰에서 회원에게 그릇을 판매합니다.'
    expect(found('terms', shop)).toEqual([
      '전자상거래 등에서의 소비자보호에 관한 법률 제13조',
      '전자상거래 등에서의 소비자보호에 관한 법률 제17조',
    ])
    const between = '제1조(지위) 회사는 통신판매중개자이며 회원끼리 상품을 판매합니다.'
    expect(found('terms', between)).toBeUndefined()
  })
  it('rests on the act on instalments where one pays by them', () => {
    expect(found('installment', '제1조(대금) 할부금은 12회로 나누어 낸다.')).toEqual([
      '할부거래에 관한 법률 제6조',
      '할부거래에 관한 법률 제8조',
    ])
  })
})

it.each([
  ['대여인은 대부업을 하지 않는 개인이다.', false],
  ['이율은 대부업법이 정한 최고이율을 넘지 못한다.', false],
  ['차용인은 현대부품 주식회사이다.', false],
  ['대여인은 등록한 대부업자이다.', true],
  ['대여인은 주식회사 가람대부와 같은 회사이다.', true],
  ['대여인은 대부업 등록번호 2026-서울-0000의 회사이다.', true],
])('the list of a lending business is for lenders by trade: %s', (clause, asked) => {
  const text = `제1조(당사자) ${clause}\n제2조(원금) 원금 300만원을 빌린다.`
  expect(isMissing('loan', 'missing-lending-items', text)).toBe(asked)
})

it('who guards a building sees who comes and goes', () => {
  const guarding = '제1조(업무) 수급인은 야간 경비와 순찰을 맡는다.\n'
  const asked = (clauses: string) => isMissing('service', 'missing-privacy-terms', clauses)
  expect(asked(guarding)).toBe(true)
  expect(asked(`${guarding}제2조(정보) 출입자의 개인정보는 30일 뒤 지운다.`)).toBe(false)
  expect(asked('제1조(업무) 수급인은 잔디를 깎는다.\n제2조(경비) 교통비 등 경비를 갚는다.')).toBe(
    false,
  )
})
