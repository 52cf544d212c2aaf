import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, inFigures } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'

/** Sums that a contract names for good, and pays or gives back by that name. */
const name =
  /(?<![가-힣])((?:이행|계약|하자|거래|입점|판매|물품)?보증금|가입비|가입금|입회금|교육비|가맹비|등록비|설치비|예치금|담보금|권리금|착수금|성공보수|위탁료|유지보수비|유지관리비|수강료|자문료|강사료|운송비|배송비|회비|월차임|차임|월세)(?:\(월\))?(?:은|는|으로|인|을|를|:|：|\s\|)?\s*(?:월\s*)?(?:금\s*)?(?=[\d₩])/g
/** What is raised, cut or paid for a case is another sum. */
const another =
  /증액|인상|감액|조정|갱신|변경|추가|이상|이하|초과|한도|경우|미달|부족|씩|당\s|%|할인|가운데|중\s|일부|차감|남은|전환|마다|분납|회차/

/** 이행보증금 400만 원 in one clause, and 500만 원 of it given back in another. */
export function checkNamedSums(contract: Contract): Finding[] {
  const known = new Map<string, number>()
  const found = contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    if (clause.part === 'signature' || another.test(quote)) return []
    return [...quote.matchAll(name)].flatMap((match) => {
      const from = match.index + match[0].length
      const [amount] = amountsIn(quote.slice(from, from + 40))
      const label = (match[1] ?? '').replace('월차임', '차임').replace('월세', '차임')
      if (!amount || amount.start > 1) return []
      const first = known.get(label)
      if (first === undefined) known.set(label, amount.value)
      return first === undefined || first === amount.value
        ? []
        : [
            findingAt(contract, amountMismatch, sentence, {
              first: inFigures(first),
              second: inFigures(amount.value),
            }),
          ]
    })
  })
  return firstOfEach(found, ({ start }) => start)
}
