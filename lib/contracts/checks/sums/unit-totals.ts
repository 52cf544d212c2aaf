import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const perUnit =
  /(?:1|한)\s*([가-힣]{1,2})\s*(?:당|에|마다)\s*(?:월\s*|매월\s*|연\s*)?(?:금\s*)?(?=[\d₩])/
const totalWord =
  /(?:총액|총\s*금액|합계(?:액)?|총|모두|월\s*[가-힣]{1,5}(?:료|비|금|대금|수수료))(?:은|는)?\s*(?:월\s*)?(?:금\s*)?(?=[\d₩])/
const otherwise = /할인|이상|이하|초과|미만|변동|연체|지연|위약|보증금/

/** 1석당 월 320만 원, 15석, 월 총액 4,600만 원: a price, a count and a sum in the sentences of one clause. */
export function checkUnitTotals(contract: Contract): Finding[] {
  return contract.clauses.flatMap((clause) => {
    const sentences = contract.sentences.filter((sentence) => sentence.clause === clause)
    const priced = sentences.find(({ quote }) => perUnit.test(quote) && !otherwise.test(quote))
    const price = priced ? perUnit.exec(priced.quote) : null
    const unit = price?.[1] ?? ''
    if (!priced || !price || /[년월일원시]/.test(unit)) return []
    const cost = amountsIn(priced.quote.slice(price.index))[0]?.value
    const counted = new RegExp(`(?<![\\d,.])(\\d[\\d,]*)\\s*${unit}(?!\\s*(?:당|에|마다))`)
    const summed = sentences.find(
      (sentence) =>
        sentence !== priced && totalWord.test(sentence.quote) && !otherwise.test(sentence.quote),
    )
    const word = summed ? totalWord.exec(summed.quote) : null
    const total = summed && word ? amountsIn(summed.quote.slice(word.index))[0]?.value : undefined
    const counts = [...new Set(sentences.flatMap(({ quote }) => counted.exec(quote)?.[1] ?? []))]
      .map((words) => Number(words.replace(/,/g, '')))
      .filter((count) => count > 1)
    const [count] = counts
    if (!summed || !cost || !total || !count || counts.length > 1) return []
    const sum = cost * count
    const taxed = sentences.some(({ quote }) => /부가/.test(quote)) ? [1, 1.1] : [1]
    if (taxed.some((times) => isNear(sum * times, total) || isNear(sum * times * 12, total, 12)))
      return []
    if (total < sum * 0.5 || total > sum * 1.5) return []
    return [sumFinding(contract, summed, sum, total)]
  })
}
