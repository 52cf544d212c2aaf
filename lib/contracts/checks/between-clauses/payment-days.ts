import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'
import { comparable } from './settled-readers'

/** Money that is due once: the price of a contract or a wage. */
const money =
  /(?<![가-힣])(?:용역|물품|납품|하도급|공사|위탁|제작|개발|번역)?\s*(?:대금|보수|용역비|수수료|임금|급여|월급)(?:은|는|을|를)(?=\s)/
const pays = /지급|결제|준다|치른|치르|입금|송금|보낸|넣는|정산/
const part =
  /계약금|착수금|선급금|선금|중도금|잔금|기성|다만|경우|때에는|면[,\s]|반환|환급|위약|이자|공휴일|휴일|초과|추가|퇴직|연체|지연|늦/

type When = {
  kind: 'day-of-month' | 'after-contract' | 'after-delivery'
  words: string
  key: string
}

/** A day of the next month, or so many days after the contract or the delivery. */
function whenOf(text: string): When | null {
  const monthly =
    /(?:(다음|그|당|익|매)\s*(?:달|월)|매월|매달|익월)\s*(\d{1,2}\s*일|말일?|마지막\s*날)(?!\s*(?:마감|에\s*마감|까지의|기준))/.exec(
      text,
    )
  if (monthly)
    return {
      kind: 'day-of-month',
      words: monthly[0],
      key: (monthly[2] ?? '').replace(/\D/g, '') || '말',
    }
  const after =
    /(계약|체결|서명|납품|인도|검수|인수|납입|완료|준공|받은|수령|입고)[^.\d]{0,10}?(\d{1,3})\s*(영업일|일|주|개월)\s*(?:이내|안|내|후|뒤|까지|이\s*되는)/.exec(
      text,
    )
  if (!after) return null
  const kind = /계약|체결|서명/.test(after[1] ?? '') ? 'after-contract' : 'after-delivery'
  return { kind, words: after[0], key: comparable(after[2] ?? '', after[3] ?? '') }
}

const isPlain = ({ clause, text, exceptions }: Sentence): boolean =>
  clause.part !== 'signature' &&
  text.length < 140 &&
  money.test(text) &&
  pays.test(text) &&
  !part.test(text) &&
  exceptions === ''

const nameOf = (text: string): string =>
  /임금|급여|월급/.test(text) ? 'wages' : (money.exec(text)?.[0] ?? '').replace(/[\s은는을를]/g, '')

/** One price that two clauses make due in two ways: 계약 후 10일 and 다음 달 말일. */
export function checkPaymentDays(contract: Contract): Finding[] {
  const known: { when: When; sentence: Sentence }[] = []
  for (const sentence of contract.sentences.filter(isPlain)) {
    const when = whenOf(sentence.text)
    if (!when) continue
    const other = known.find(
      (each) =>
        each.sentence.clause !== sentence.clause &&
        nameOf(each.sentence.text) === nameOf(sentence.text) &&
        (each.when.kind !== when.kind || each.when.key !== when.key),
    )
    if (other)
      return [
        findingAt(contract, dateMismatch, sentence, {
          first: other.when.words,
          second: when.words,
        }),
      ]
    known.push({ when, sentence })
  }
  return []
}
