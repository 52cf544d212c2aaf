import { type ContractType, contractTypes } from '@/lib/contracts/constants'
import { readContract } from '@/lib/contracts/text/contract'

/** A clause of the bank: one that is unfair, a fair one that looks like it, or an ordinary one. */
export type BankClause = {
  /** The rule that it breaks or only seems to break; null for ordinary ones. */
  rule: string | null
  type: ContractType
  isUnfair: boolean
  text: string
}

/**
 * The clauses of a file of the bank: `# rule type`, then `+` for unfair clauses and `-` for fair ones; or `# type`,
 * then `=` for ordinary ones.
 * @throws Error for a type that is none, and for clauses before any head
 */
export function bankClauses(source: string): BankClause[] {
  const clauses: BankClause[] = []
  let head: Pick<BankClause, 'rule' | 'type'> | null = null
  for (const line of source.split('\n')) {
    const [mark = '', ...rest] = line.trim().split(' ')
    if (mark === '') continue
    if (mark === '#') {
      const name = rest.at(-1)
      const type = contractTypes.find((known) => known === name)
      if (!type) throw new Error(`no type of contract: ${line}`)
      head = { rule: rest.length > 1 ? (rest[0] ?? null) : null, type }
    } else if (head && (mark === '+' || mark === '-' || mark === '='))
      clauses.push({ ...head, isUnfair: mark === '+', text: rest.join(' ') })
    else throw new Error(`no clause of the bank: ${line}`)
  }
  return clauses
}

/** A clause of the bank as a contract's clause is read: parties as signs, endings and words made even. */
export function asRead({ type, text }: Pick<BankClause, 'type' | 'text'>): string {
  const contract = readContract(
    type,
    'signer',
    `계약서\n\n제1조(목적) 이 계약은 다음과 같이 정한다.\n제2조(약정)\n${text}\n제3조(협의) 그 밖의 사항은 협의한다.\n`,
  )
  return contract.sentences
    .filter(({ clause }) => clause.label === '제2조')
    .map((sentence) => (sentence.lead ? `${sentence.lead} ${sentence.text}` : sentence.text))
    .join(' ')
}
