import { reviewContract } from '@/lib/contracts/review'

const first = '갑: 주식회사 가람 대표이사 고영채 (인) 주소: 부산광역시 남구 없는길 1'
const second = '을: 주식회사 솔빛 대표이사 마은솔 (인) 주소: 부산광역시 남구 없는길 2'
const guaranteed = '연대보증인 하나래는 을의 채무를 1,000만원을 한도로 연대하여 보증한다.'
const minor = '을은 만 17세의 미성년자로서 법정대리인의 동의를 받아 이 계약을 맺는다.'
const person = '을: 하나래 (인) 주소: 부산광역시 남구 없는길 2'

/** What of its form is found in a contract with this last clause, day and signatures. */
function formOf(last: string, day: string, ...signatures: string[]): string[] {
  const text = `용역계약서

주식회사 가람(이하 "갑")과 주식회사 솔빛(이하 "을")은 다음과 같이 계약한다.

제1조(목적) 을은 갑의 안내 책자를 만든다.
제2조(대금) 대금은 1,000,000원으로 하고 납품일부터 10일 안에 지급한다.
제3조(검수) 갑은 받은 날부터 7일 안에 검수하여 결과를 알린다.
제4조(권리) 저작재산권은 갑에게 양도한다.
제5조(그 밖) ${last}

${day}
${signatures.join('\n')}`
  return reviewContract('service', 'signer', text)
    .findings.filter(({ kind, topic }) => kind === 'form' || topic === 'party-name-mismatch')
    .map(({ topic }) => topic)
}

const plain = '서로 신의에 따라 지킨다.'
const day = '2026년 2월 20일'

it('finds nothing where everybody has signed and can be identified', () => {
  expect(formOf(plain, day, first, second)).toEqual([])
})

it.each([
  '2026년   월   일',
  '2026. __. __.',
  '계약일자:              ',
  '2026년 ○월 ○일',
  '2026년 OO월 OO일',
  '(날짜 추후 기재)',
  '작성일: 미정',
])('sees that the day is blank: %s', (blank) => {
  expect(formOf(plain, blank, first, second)).toEqual(['missing-date'])
})

it.each([
  '을: 주식회사 솔빛 주소: 부산광역시 남구 없는길 2',
  '을: 주식회사 솔빛 대표이사            (인) 주소: 부산광역시 남구 없는길 2',
  '을: 주식회사 솔빛 (인) 주소: 부산광역시 남구 없는길 2',
  '을: 주식회사 솔빛 대표이사 마은솔 (서명 대기) 주소: 부산광역시 남구 없는길 2',
])('sees that nobody signs who can: %s', (signature) => {
  expect(formOf(plain, day, first, signature)).toEqual(['signature-missing'])
})

it.each([
  ['을: 주식회사 솔빛 대리인 박하늘 (인) 주소: 부산광역시 남구 없는길 2', ['agent-power-missing']],
  ['을: 주식회사 솔빛 영업팀장 박하늘 (인) 주소: 부산 남구 없는길 2', ['agent-power-missing']],
  ['을: 주식회사 솔빛 대리인 박하늘 (인) (위임장 첨부) 주소: 부산광역시 남구 없는길 2', []],
])('asks who signs for another by what power: %s', (signature, topics) => {
  expect(formOf(plain, day, first, signature)).toEqual(topics)
})

it.each(['주소: ○○○ 사업자등록번호: ○○○-○○-○○○○○', '주소: 추후 기재', '연락처: (미기재)', ''])(
  'takes a field that nobody has filled in for no address: %s',
  (fields) => {
    const signature = `을: 주식회사 솔빛 대표이사 마은솔 (인) ${fields}`
    expect(formOf(plain, day, first, signature)).toEqual(['party-id-missing'])
  },
)

it('misses the signature of who guarantees', () => {
  const missed = ['guarantor-signature-missing']
  expect(formOf(guaranteed, day, first, second)).toEqual(missed)
  expect(
    formOf('마은솔의 아버지 마한결이 을의 빚을 대신 갚기로 보증을 선다.', day, first, second),
  ).toEqual(missed)
  expect(
    formOf('마은솔은 개인 자격으로 을과 연대하여 이 계약의 채무를 보증한다.', day, first, second),
  ).toEqual(missed)
  const guarantor = '연대보증인: 하나래 (인) 주소: 부산광역시 남구 없는길 3'
  expect(formOf(guaranteed, day, first, second, guarantor)).toEqual([])
  expect(formOf('을은 물품의 품질을 보증한다.', day, first, second)).toEqual([])
})

it('misses the guardian of a minor', () => {
  expect(formOf(minor, day, first, person)).toEqual(['guarantor-signature-missing'])
  const guardian = '법정대리인 하마루 (인) 주소: 부산광역시 남구 없는길 2'
  expect(formOf(minor, day, first, person, guardian)).toEqual([])
  const born = (year: number) => `${person} 생년월일: ${year}. 5. 1.`
  expect(formOf(plain, day, first, born(2009))).toContain('guarantor-signature-missing')
  expect(formOf(plain, day, first, born(1990))).not.toContain('guarantor-signature-missing')
})

it.each([
  '계약금은 금            원으로 하고 계약 체결일에 지급한다.',
  '이 계약의 기간은 20__년 __월 __일까지로 한다.',
  '위약금은 대금의 (    )%로 한다.',
  '납품 장소는 [        ]으로 한다.',
])('sees what the body leaves blank: %s', (clause) => {
  expect(formOf(clause, day, first, second)).toEqual(['blank-in-body'])
})

it('sees another company with a longer name', () => {
  expect(formOf(plain, day, first, second.replace('솔빛', '솔빛미디어'))).toEqual([
    'party-name-mismatch',
  ])
})

describe('lines of people whom the contract calls by no usual name', () => {
  const studio = '스튜디오: 주식회사 가람 대표이사 고영채 (인) 사업자등록번호 123-45-67890'
  const artist = '그린이: 하나래 (서명) 1990. 4. 2.생'

  it('are left alone where all have signed and are told apart', () => {
    expect(formOf(plain, day, studio, artist)).toEqual([])
  })
  it.each([
    [artist.replace('(서명)', '(        )'), 'signature-missing'],
    [studio.replace(' (인)', ''), 'signature-missing'],
  ])('lack a signature: %s', (line, topic) => {
    const lines = line.startsWith('스튜디오') ? [line, artist] : [studio, line]
    expect(formOf(plain, day, ...lines)).toEqual([topic])
  })
  it('do not tell who one of them is', () => {
    expect(formOf(plain, day, studio, '그린이: 하나래 (서명)')).toEqual(['party-id-missing'])
  })
  it('tell nothing of who guarantees, or have no signature of theirs', () => {
    const guarantor = (sign: string) => `신원보증인: 마은솔 ${sign}`
    expect(formOf(plain, day, first, second, guarantor('(인)'))).toEqual(['party-id-missing'])
    expect(formOf(plain, day, first, second, guarantor('(      )'))).toEqual([
      'guarantor-signature-missing',
    ])
  })
  it('are no day of the contract by the birthdays in them', () => {
    expect(formOf(plain, '계약일:            ', studio, artist)).toEqual(['missing-date'])
  })
})
