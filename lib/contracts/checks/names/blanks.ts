import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import type { Contract, Finding } from '@/lib/contracts/types'

const blankLeft = { kind: 'form', topic: 'blank-in-body', severity: 'medium' } as const

/** Where something should stand there is only room for it: 금        원, (    )%, 20__년 __월, [      ]. */
const blank =
  /(?:금|은|는|을|를|:)\s{4,}(?:원|만\s*원|개월|년|일|회|%)|\(\s{2,}\)\s*(?:%|퍼센트|원|만\s*원|일|개월|년|회|명|시간)|_{2,}\s*(?:원|%|년|개월|월|일|회|명|시|만)|\[\s{3,}\]|_{4,}|(?:은|는|을|를|:)\s*[○◯]{2,}\s*(?:원|%|일|개월|년)(?![가-힣])|20\s{0,2}\s{2,}년\s+월\s+일/

/** Amounts, days and places that the body of a contract leaves blank. */
export function checkBlanks(contract: Contract): Finding[] {
  if (contract.type === 'terms') return []
  const found = contract.sentences.flatMap((sentence) => {
    const { clause, quote } = sentence
    if (clause.part === 'signature' || clause.part === 'preamble' || quote.includes('|')) return []
    return blank.test(quote) && !/해당\s*(?:란|사항)|선택|체크|✓|□/.test(quote)
      ? [findingAt(contract, blankLeft, sentence)]
      : []
  })
  return firstOfEach(found, ({ clause }) => clause)
}
