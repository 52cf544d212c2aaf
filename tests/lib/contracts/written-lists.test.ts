import { reviewContract } from '@/lib/contracts/review'

const topicsOf = (type: Parameters<typeof reviewContract>[0], text: string) =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ topic }) => topic.endsWith('-items'))
    .map(({ topic, details }) => `${topic}: ${details.items}`)

const dealer = `대리점 계약서
제1조(품목) 거래품목은 유제품, 기간은 2026년 1월 1일부터 1년으로 한다.
제2조(납품) 본사는 대리점의 창고로 매주 납품한다.
제3조(대금) 대금은 다음 달 10일까지 계좌로 지급한다.
제4조(해지) 본사는 60일 전에 서면으로 알리고 해지할 수 있다.
`

it('names what a statute lists and the contract does not have', () => {
  expect(topicsOf('dealership', dealer)).toEqual(['missing-dealership-items: 반품조건'])
  expect(topicsOf('dealership', `${dealer}제5조(반품) 하자가 있는 상품은 반품한다.\n`)).toEqual([])
})

it('asks for the items of a lending business of a lending business alone', () => {
  const loan = `차용증\n1. 원금 1,000만원을 빌린다.\n2. 2026년 12월 31일에 갚는다.\n3. 이자는 연 5%로 한다.\n`
  expect(topicsOf('loan', loan)).toEqual([])
  expect(topicsOf('loan', `${loan}4. 대여인은 대부업자이다.\n`)).toEqual([
    'missing-lending-items: 부대비용, 조기상환의 조건, 연체이자율',
  ])
})

it('asks for the days and hours of those who work part time', () => {
  const work = `아르바이트 근로계약서\n1. 기간: 2026년 1월 1일부터 2026년 6월 30일까지\n2. 장소: 대구점, 업무: 계산\n3. 시급 11,000원을 매월 5일에 지급\n4. 휴게 30분, 휴일은 일요일\n`
  expect(topicsOf('employment', work)).toEqual([])
  expect(topicsOf('employment', work.replace('휴일은 일요일', '휴일 있음'))).toEqual([
    'missing-fixed-term-items: 근로일과 근로일별 근로시간',
  ])
})

it('takes the works for what a building subcontract is about', () => {
  const works = (what: string) =>
    `하도급 계약서\n제1조(내용) ${what}\n제2조(기간) 2026년 5월 1일부터 2026년 8월 31일까지\n제3조(대금) 하도급 대금 3,000만원은 다음 달 15일에 지급한다.`
  const lacking = (what: string) =>
    topicsOf('subcontract', works(what)).filter((found) => found.includes('위탁한 것의 내용'))
  expect(lacking('수급사업자는 미장 공사를 한다.')).toEqual([])
  expect(lacking('공사대금은 제3조와 같다.')).toHaveLength(1)
})
