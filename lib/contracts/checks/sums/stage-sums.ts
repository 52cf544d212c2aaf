import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const whole =
  /(?:값|대금|보수|대가|금액|총액|[가-힣]{1,4}[료비]|착수금|계약금|가입금|가맹금|출자금|투자금|기술료|인수금액)(?:은|는)\s*(?:모두|전부|총)?\s*(?:금\s*)?(?=[\d일이삼사오육칠팔구십백천₩])/g
const stage = /(?:때|날|일에|면|후|뒤|다음|계약금|선금|착수금|중도금|잔금|월\s*\d{1,2}\s*일)/
const otherwise = /%|이상|이하|한도|초과|당\s|씩|마다|부가|세금|포함|또는|공제|뺀/

/** 값은 1,500만원이며 시작할 때 500만원, … 600만원: the stages that follow a price come to it. */
function stages(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    if (sentence.clause.part === 'signature' || otherwise.test(sentence.quote)) return []
    for (const match of sentence.quote.matchAll(whole)) {
      const [total, ...parts] = amountsIn(sentence.quote.slice(match.index))
      if (!total || parts.length < 2 || parts.some(({ value }) => value >= total.value)) continue
      const rest = sentence.quote.slice(match.index + total.end)
      if ((rest.match(new RegExp(stage.source, 'g'))?.length ?? 0) < parts.length) continue
      const sum = parts.reduce((all, { value }) => all + value, 0)
      if (isNear(sum, total.value) || sum < total.value * 0.6 || sum > total.value * 1.5) continue
      return [sumFinding(contract, sentence, sum, total.value)]
    }
    return []
  })
}

const unit = '(장|개|대|매|편|건|권|부|벌|명|곡|컷|쪽|상자|박스|시간|주|톤|마리|그루|켤레)'
const each = new RegExp(`(?:한|1)\\s*${unit}(?:당|에|마다|의 값은)?\\s*(?=[\\d₩])`)

/** 한 장에 4,500원, 1,200장이므로 모두 5,900,000원. */
function unitPrices(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    const price = each.exec(sentence.quote)
    if (!price || /%|할인|이상|부가/.test(sentence.quote)) return []
    const cost = amountsIn(sentence.quote.slice(price.index))[0]?.value
    const counts = [
      ...sentence.quote.matchAll(
        new RegExp(`(\\d[\\d,]*)\\s*${price[1]}(?![당가-힣]*\\s*[\\d,]+\\s*원)`, 'g'),
      ),
    ]
      .map(([, words = '']) => Number(words.replace(/,/g, '')))
      .filter((count) => count > 1)
    const stated = /(?:모두|총|합계|전부|합하여|합쳐)\s*(?:금\s*)?(?=[\d₩])/.exec(sentence.quote)
    const total = stated ? amountsIn(sentence.quote.slice(stated.index))[0]?.value : undefined
    const [count] = counts
    if (!cost || !total || !count || counts.length > 1 || isNear(cost * count, total)) return []
    return [sumFinding(contract, sentence, cost * count, total)]
  })
}

const soldFor = /([\d][\d,억만천백 ]*원)에\s*(?:사고\s*판|사기로|팔기로|매매|사들|판다|산다)/

/** What the parts of a price of land or a house come to. */
function purchase(contract: Contract): Finding[] {
  if (contract.type !== 'sale') return []
  const price = amountsIn(soldFor.exec(contract.text)?.[1] ?? '')[0]?.value
  if (!price) return []
  return contract.sentences.flatMap((sentence) => {
    if (!/계약금/.test(sentence.quote) || !/잔금/.test(sentence.quote)) return []
    const parts = amountsIn(sentence.quote)
    const sum = parts.reduce((all, { value }) => all + value, 0)
    if (parts.length < 2 || isNear(sum, price) || /%|돌려|물어|위약/.test(sentence.quote)) return []
    return [sumFinding(contract, sentence, sum, price)]
  })
}

/** Prices in talk whose stages or units do not come to them. */
export const checkStageSums = (contract: Contract): Finding[] => [
  ...stages(contract),
  ...unitPrices(contract),
  ...purchase(contract),
]
