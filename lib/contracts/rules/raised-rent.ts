import { amountsIn, ratesIn } from '@/lib/contracts/text/figures'
import type { Reading } from './rule'

const kinds = [/보증금|전세금/, /차임|월세|임대료|월\s*임료|세(?=[를가는] )/]
const raised =
  /올[려리린릴]|인상|증액|추가(?:로)?\s*(?:납입|지급|내|낸|받)|더\s*(?:내|낸|받|얹)|얹어|오[르른]/
const former = /(?:종전|기존|현재|직전|지금|원래)[^.]{0,14}?/

/** What a rent or deposit is in the first place: the first sum that the contract names for it. */
function firstSum(text: string, kind: RegExp): number | null {
  for (const match of text.matchAll(new RegExp(`(?:${kind.source})[^.\\n]{0,24}`, 'g'))) {
    const [amount] = amountsIn(match[0])
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 12)
    if (amount && !raised.test(match[0]) && !raised.test(after)) return amount.value
  }
  return null
}

/** By how many percent a sentence raises the rent or deposit: 120% of the former one, or so many won more. */
export function raisedPercent({ text, contract }: Reading): number {
  const whole = ratesIn(text).find(
    ({ percent, start }) =>
      percent > 100 && percent <= 300 && new RegExp(`${former.source}$`).test(text.slice(0, start)),
  )
  if (whole) return whole.percent - 100
  if (!raised.test(text)) return 0
  const shares = kinds.flatMap((kind) => {
    if (!kind.test(text)) return []
    const base = firstSum(contract.text, kind)
    const [more] = amountsIn(text.slice(text.search(kind)))
    return base && more && more.value < base ? [(more.value / base) * 100] : []
  })
  return Math.max(0, ...shares)
}
