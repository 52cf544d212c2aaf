import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const item =
  /(?:[가-힣]{1,7}(?:급|비|수당|료|대|금)|이윤)(?:은|는)?\s*(?:월\s*|매월\s*)?(?:금\s*)?(?=[\d₩])/g
const totalAfter =
  /(?:합계|합하여|합쳐|모두|총액?|도합)(?:은|는)?\s*(?:월\s*|매월\s*)?(?:금\s*)?(?=[\d₩])/
const totalBefore =
  /(?:용역비|보수|급여|임금|월급|대금|금액|공사비|개발비|관리비|수수료|이용료)(?:은|는)\s*(?:월\s*|매월\s*|총\s*)?(?:금\s*)?(?=[\d₩])/
const composes = /구성|내역은|내역이|나뉘|세부/
const otherwise = /이상|이하|초과|한도|연체|위약|보증금|할인|씩|[개명건회쪽]당\s|%|공제|제외/

const amountAt = (text: string, from: number): number | null => {
  const [amount] = amountsIn(text.slice(from, from + 40))
  return amount && amount.start <= 1 ? amount.value : null
}

/** 기본급 월 245만원, 식대 월 15만원으로 합계 월 265만원; 용역비는 월 3,150만원이고 인건비 …로 구성한다. */
export function checkNamedParts(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    if (clause.part === 'signature' || quote.includes('|') || otherwise.test(quote)) return []
    const after = totalAfter.exec(quote)
    const before = composes.test(quote) ? totalBefore.exec(quote) : null
    const word = after ?? before
    const total = word ? amountAt(quote, word.index + word[0].length) : null
    if (!word || !total) return []
    const parts = [...quote.matchAll(item)].flatMap((match) => {
      const isPart = after ? match.index < after.index : match.index > word.index + word[0].length
      const value = isPart ? amountAt(quote, match.index + match[0].length) : null
      return value ? [value] : []
    })
    const sum = parts.reduce((all, value) => all + value, 0)
    const taxed = /부가/.test(quote) ? [1, 1.1] : [1]
    if (parts.length < 2 || taxed.some((times) => isNear(sum * times, total, 10))) return []
    if (sum < total * 0.6 || sum > total * 1.6) return []
    return [sumFinding(contract, sentence, sum, total)]
  })
}
