import { readdirSync, readFileSync } from 'node:fs'
import { type ContractType, contractTypes } from '@/lib/contracts/constants'
import { rules } from '@/lib/contracts/rules/catalogue'
import { brokenRules } from '@/lib/contracts/rules/judge'
import { readContract } from '@/lib/contracts/text/contract'

type Example = {
  rule: string
  type: ContractType
  side: 'drafter' | 'signer'
  fires: boolean
  sentence: string
}

const folder = `${__dirname}/clauses`

/** Lines of `# rule type [side]`, then `+` for sentences that the rule reports and `-` for those it leaves alone. */
function examplesIn(file: string): Example[] {
  const examples: Example[] = []
  let head: Pick<Example, 'rule' | 'type' | 'side'> | null = null
  for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
    const [mark, ...rest] = line.split(' ')
    if (mark === '#') {
      const [rule = '', typeName = '', side = 'signer'] = rest
      const type = contractTypes.find((name) => name === typeName)
      if (!type) throw new Error(`${file}: unknown type in ${line}`)
      head = { rule, type, side: side === 'drafter' ? 'drafter' : 'signer' }
    } else if (head && (mark === '+' || mark === '-'))
      examples.push({ ...head, fires: mark === '+', sentence: rest.join(' ') })
  }
  return examples
}

const examples = readdirSync(folder).flatMap(examplesIn)

const textAround = (sentence: string) =>
  `계약서\n\n제1조(목적) 이 계약은 다음과 같이 정한다.\n제2조(약정)\n${sentence}\n제3조(협의) 그 밖의 사항은 협의한다.\n`

function reported({ type, side, sentence }: Omit<Example, 'rule' | 'fires'>): string[] {
  const text = textAround(sentence)
  const contract = readContract(type, side, text)
  const [from, to] = [text.indexOf(sentence), text.indexOf(sentence) + sentence.length]
  // What stands around it is the same in thousands of texts, and judged once.
  const own = contract.sentences.filter(({ start, end }) => start < to && end > from)
  expect(own).not.toEqual([])
  return own.flatMap((read) => brokenRules(contract, read).map(({ id }) => id))
}

it.each(contractTypes)('has nothing against what stands around the sentences: %s', (type) => {
  const contract = readContract(type, 'signer', textAround('보증금은 오천만원이다.'))
  expect(contract.sentences.flatMap((read) => brokenRules(contract, read))).toEqual([])
})

it.each(examples.filter(({ fires }) => fires))('$rule reports: $sentence', (example) => {
  expect(reported(example)).toContain(example.rule)
})

it.each(examples.filter(({ fires }) => !fires))('$rule leaves: $sentence', (example) => {
  expect(reported(example)).not.toContain(example.rule)
})

/** Lines of `# type`, then clauses that no rule has anything against. */
function lawfulClauses(): { type: ContractType; sentence: string }[] {
  let type: ContractType = 'other'
  return readFileSync(`${__dirname}/../../fixtures/contracts/lawful-clauses.txt`, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ type, sentence: line }]
      type = contractTypes.find((name) => name === line.slice(2)) ?? 'other'
      return []
    })
}

it.each(lawfulClauses())('has nothing against $sentence ($type)', ({ type, sentence }) => {
  expect(reported({ type, side: 'signer', sentence })).toEqual([])
})

it('has at least three sentences of each sort for every rule', () => {
  const thin = rules.filter(({ id }) =>
    [true, false].some(
      (fires) =>
        examples.filter((example) => example.rule === id && example.fires === fires).length < 3,
    ),
  )
  expect(thin.map(({ id }) => id)).toEqual([])
})
