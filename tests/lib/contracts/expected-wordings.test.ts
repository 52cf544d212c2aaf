import { readFileSync } from 'node:fs'
import { type ContractType, contractTypes } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

/** What a contract of a kind must speak of for a clause to be expected in it at all. */
const subjects: Readonly<Record<string, string>> = {
  software: '수급인은 예약 프로그램을 개발하여 납품한다.',
  service: '수급인은 안내 책자를 디자인하고 원고를 쓴다.',
  supply: '공급자는 그릇 500개를 납품한다.',
  advisory: '수임인은 진출 전략 보고서를 쓴다.',
  subcontract: '수급사업자는 강판을 가공하여 부품을 제조한다.',
  loan: '주식회사 가람이 빌린 돈의 이자는 연 5%로 한다.',
  installment: '소비자는 안마의자의 할부 대금을 12회로 낸다.',
  terms: '회사는 쇼핑몰에서 그릇을 통신판매합니다.',
  alliance: '두 회사는 숙박 예약을 받고 고객의 결제를 처리한다.',
}
const subjectsOfTopics: Readonly<Record<string, string>> = {
  'missing-privacy-terms': '수급인은 콜센터에서 전화를 받는다.',
  'missing-delay-damages': '수급인은 주택의 공사를 5월에 착공하여 7월에 준공한다.',
}

const wordings = readFileSync(`${__dirname}/expected-wordings.txt`, 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [topic = '', name = '', clauses = ''] = line.slice(2).split('|')
    const type = contractTypes.find((known) => known === name)
    if (!type) throw new Error(`unknown type: ${line}`)
    return {
      isSaid: line.startsWith('+'),
      topic,
      type,
      clauses: clauses.replaceAll('\\n', '\n'),
    }
  })

function missingTopics(topic: string, type: ContractType, clauses: string): string[] {
  const subject = subjectsOfTopics[topic] ?? subjects[type] ?? '두 사람은 이 계약을 맺는다.'
  const written = [subject, ...clauses.split('¶'), '이 계약서는 두 통을 만든다.']
    .map((clause, index) => `제${index + 1}조 ${clause}`)
    .join('\n')
  return reviewContract(type, 'neutral', `계약서\n\n${written}\n`)
    .findings.filter(({ kind }) => kind === 'missing')
    .map((finding) => finding.topic)
}

it.each(wordings.filter(({ isSaid }) => isSaid))(
  'sees that $topic is said: $clauses',
  ({ topic, type, clauses }) => {
    expect(missingTopics(topic, type, clauses)).not.toContain(topic)
  },
)

it.each(wordings.filter(({ isSaid }) => !isSaid))(
  'sees that $topic is not said: $clauses',
  ({ topic, type, clauses }) => {
    expect(missingTopics(topic, type, clauses)).toContain(topic)
  },
)
