import { readFileSync } from 'node:fs'
import { type ContractType, contractTypes } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const openings: Partial<Record<ContractType, string>> = {
  loan: '대여인 조가람(이하 "갑"이라 한다)과 차용인 하마루(이하 "을"이라 한다)는',
  partnership: '조가람(이하 "갑"이라 한다)과 하마루(이하 "을"이라 한다)는',
}
const company = '주식회사 가온상사(이하 "갑"이라 한다)와 다솜 주식회사(이하 "을"이라 한다)는'

const pairs = readFileSync(`${__dirname}/clause-pairs.txt`, 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...clauses] = line.slice(2).split('|')
    const type = contractTypes.find((known) => known === name)
    if (!type) throw new Error(`unknown type: ${line}`)
    return {
      isContradiction: line.startsWith('+'),
      type,
      clauses: clauses.join('|').replaceAll('\\n', '\n'),
    }
  })

function contradictions({ type, clauses }: (typeof pairs)[number]): string[] {
  const written = [...clauses.split('¶'), '서로 신의에 따라 지킨다.']
    .map(
      (clause, index) =>
        `제${index + 2}조 (약정) ${clause.replace(/^(?:제\d+조|특약|부칙)\s*/, '')}`,
    )
    .join('\n')
  const text = `계약서\n\n${openings[type] ?? company} 다음과 같이 계약한다.\n\n제1조(목적) 이 계약은 두 사람의 권리와 의무를 정한다.\n${written}\n\n2027년 1월 2일\n갑 (인)\n을 (인)\n`
  return reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic, quote }) => `${topic}: ${quote}`)
}

it.each(pairs.filter(({ isContradiction }) => isContradiction))(
  'sees that the clauses contradict each other ($type): $clauses',
  (pair) => {
    expect(contradictions(pair)).not.toEqual([])
  },
)

it.each(pairs.filter(({ isContradiction }) => !isContradiction))(
  'sees no contradiction ($type): $clauses',
  (pair) => {
    expect(contradictions(pair)).toEqual([])
  },
)
