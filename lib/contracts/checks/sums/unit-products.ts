import { countOf, isNear, won, wonOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const unit =
  '(대|개|주|매|장|편|건|권|부|벌|톤|명|인|곡|컷|쪽|박스|상자|세트|통|회|회차|차시|시간|강좌|평|본|식|그루|마리|그릇|일|개월)'
const amount = `(?:금\\s?)?${won}`
const priced = new RegExp(`${unit}\\s*당\\s*(?:[가-힣]{1,6}\\s)?${amount}`)
const multiplied = new RegExp(
  `(?<![가-힣\\d.,])(\\d[\\d,]*|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)\\s*${unit}(?:에|을|를|이면|의|분|이므로|이니|,)?\\s*(?:모두|총|합계|합쳐)?\\s*${amount}`,
  'g',
)
const noProduct = /이상|이하|초과|미만|한도|넘|할인|최대|최소|위약|%/

/** 편당 350,000원으로 하여 매월 8편에 2,600,000원: a price, a count of the same unit, and their product. */
export const checkUnitProducts = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const { quote, clause } = sentence
    const price = clause.part === 'signature' || noProduct.test(quote) ? null : priced.exec(quote)
    const each = wonOf(price?.[2])
    if (!price || !each) return []
    for (const match of quote.slice(price.index + price[0].length).matchAll(multiplied)) {
      const [, count, of, stated] = match
      const [product, total] = [each * (countOf(count ?? '') ?? 0), wonOf(stated)]
      if (of !== price[1] || product === 0 || total <= each) continue
      const fits =
        isNear(product, total) || isNear(product * 1.1, total) || isNear(product, total * 1.1)
      if (!fits && total > product * 0.6 && total < product * 1.6)
        return [sumFinding(contract, sentence, product, total)]
    }
    return []
  })
