import { findingAt } from '@/lib/contracts/checks/finding'
import { choiceMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

/** Costs that one of the parties bears, by whichever name they go. */
const costs: readonly RegExp[] = [
  /운송(?:비|료|에\s*드는\s*비용|\s*비용)|운임|배송(?:비|료|에\s*드는\s*비용|\s*비용)|물류비|운반비/,
  /광고(?:비|에\s*드는\s*비용|\s*비용|선전비)|홍보(?:비|\s*비용)|마케팅\s*비용?/,
  /공증(?:료|비용?|\s*비용|에\s*드는\s*비용)|공정증서[^.]{0,12}비용/,
  /인지(?:세|대)/,
  /등기(?:비용?|\s*비용|에\s*드는\s*비용)|근저당[^.]{0,12}(?:설정|말소)\s*비용/,
  /중개\s*(?:보수|수수료)/,
  /(?:설치|철거|이전)(?:비|에\s*드는\s*비용|\s*비용)/,
  /포장(?:비|에\s*드는\s*비용|\s*비용)/,
  /보험료/,
  /(?:교육|연수)(?:비|에\s*드는\s*비용|\s*비용)/,
  /검사(?:비|에\s*드는\s*비용|\s*비용)|시험(?:비|\s*비용)/,
  /통관(?:비|\s*비용)|관세/,
  /(?:출장|여행|교통|숙박)(?:비|에\s*드는\s*비용|\s*비용)/,
  /(?:서버|호스팅|클라우드)(?:\s*(?:비용?|이용료|사용료|운영비))/,
  /(?:전기|수도|가스)\s*(?:료|요금)|공과금/,
  /식(?:대|비)(?=[는은를을의])/,
  /재산세|취득세|양도소득세|종합부동산세/,
  /인쇄(?:비|에\s*드는\s*비용|\s*비용)|제작(?:비|에\s*드는\s*비용)\s*/,
  /재료(?:비|에\s*드는\s*비용)|자재(?:비|\s*비용)/,
  /인테리어(?:비|\s*비용|\s*공사비)/,
  /청소(?:비|에\s*드는\s*비용|\s*비용)/,
  /보증\s*보험(?:료|의?\s*비용)/,
  /폐기(?:비|물\s*처리\s*비용|에\s*드는\s*비용)/,
]
const bears = '(?:부담|낸다|내고|내며|내야|지급|댄다|대고|치른|지불|책임|몫|떠안)'
const bearer = new RegExp(
  `([ⒶⒷ])(?:은|는|이|가|의|측이|측의|쪽이)\\s*(?:[^ⒶⒷ.]{0,24}?)${bears}|([ⒶⒷ])의\\s*(?:비용|돈)(?:으로)?`,
)
const both = /반반|반씩|절반|균분|공동으로|각자|나누어|함께\s*(?:부담|낸)|[ⒶⒷ](?:과|와)\s*[ⒶⒷ]/
/** Who bears a cost in a case does not say who bears it otherwise. */
const conditional =
  /면[,\s]|경우|때(?:에는|에|는)|다만|초과|귀책|잘못|과실|하자|반품|불합격|위반|해지|연장|추가|이의|한하여|별도로|먼저\s*(?:내|지급)|대신|정산|청구/

type Said = { by: string; sentence: Sentence }

/** A cost that one clause puts on one party and another clause on the other. */
export function checkCostBearers(contract: Contract): Finding[] {
  return costs.flatMap((cost) => {
    let first: Said | null = null
    for (const sentence of contract.sentences) {
      const { text, clause, exceptions } = sentence
      const at = cost.exec(text)
      if (!at || clause.part === 'signature' || conditional.test(text)) continue
      const who = bearer.exec(text)
      const by = both.test(text) ? 'both' : (who?.[1] ?? who?.[2])
      if (!by || /[ⒶⒷ].*(?:부담|낸다).*[ⒶⒷ].*(?:부담|낸다)/.test(text)) continue
      if (!first) first = { by, sentence }
      else if (first.by !== by && first.sentence.clause !== clause && !exceptions)
        return [findingAt(contract, choiceMismatch, sentence)]
    }
    return []
  })
}
