import { reviewContract } from '@/lib/contracts/review'

const works = (body: string, signatures: string) => `수리 공사 계약서

발주자 주식회사 가람주택(이하 "발주자")과 수급인 주식회사 솔빛건축(이하 "수급인")은 다음과 같이 정한다.

제1조(공사) 수급인은 2026년 3월 2일에 착공하여 2026년 4월 30일에 준공한다.
제2조(대금) 대금은 금 일천만원(₩10,000,000)으로 하고 준공검사 뒤 7일 안에 지급한다.
제3조(검사) 발주자는 준공 통지를 받은 날부터 7일 안에 검사하여 결과를 알린다.
제4조(그 밖) ${body}

2026년 2월 20일
${signatures}
`
const signed = `발주자: 주식회사 가람주택 대표이사 고영채 (인) 부산광역시 남구 없는길 1
수급인: 주식회사 솔빛건축 대표이사 마은솔 (인) 부산광역시 남구 없는길 2`

const topicsOf = (body: string, signatures = signed) =>
  reviewContract('service', 'drafter', works(body, signatures)).findings.map(({ topic }) => topic)

it('sees another company with the same beginning of its name', () => {
  expect(topicsOf('협의한다.', signed.replace('솔빛건축', '솔빛토건'))).toContain(
    'party-name-mismatch',
  )
  expect(topicsOf('협의한다.')).not.toContain('party-name-mismatch')
})

it('takes a stamp for a signature, and an empty place for none', () => {
  const stamped = signed.replaceAll('(인)', '(도장)')
  expect(topicsOf('협의한다.', stamped)).not.toContain('signature-missing')
  expect(topicsOf('협의한다.', signed.replace('(인)', '(날인란 비움)'))).toContain(
    'signature-missing',
  )
})

it('knows the bodies that statutes set up to mediate', () => {
  expect(topicsOf('건설하도급분쟁조정협의회에 조정을 신청할 수 있다.')).not.toContain(
    'undefined-term',
  )
  expect(topicsOf('공사의 순서는 현장실무위원회가 정한다.')).toContain('undefined-term')
  expect(topicsOf('수급인은 "가람채" 상표를 쓸 수 있다.')).not.toContain('undefined-term')
  expect(topicsOf('수급인은 "가람채"를 쓸 수 있다.')).toContain('undefined-term')
})

it('misses what is owed when the works are late', () => {
  expect(topicsOf('협의한다.')).toContain('missing-delay-damages')
  expect(topicsOf('준공이 늦어지면 하루에 대금의 0.1%를 공제한다.')).not.toContain(
    'missing-delay-damages',
  )
})
