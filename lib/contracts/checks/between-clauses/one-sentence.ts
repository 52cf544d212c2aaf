import { findingAt } from '@/lib/contracts/checks/finding'
import { choiceMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'

/** Two choices of which a sentence, or two that follow each other in a clause, can only make one. */
type Choice = { one: RegExp; other: RegExp; unless: RegExp }

const choices: readonly Choice[] = [
  {
    one: /중재(?!\s*위원회)[^.]{0,20}(?:최종|해결|판정|종결|따르|따른)/,
    other: /(?:법원|지원)[^.]{0,24}관할|전속적?\s*관할/,
    unless:
      /또는|가압류|가처분|보전|집행|취소의\s*소|중재\s*합의가|중재가\s*(?:불|성립|안)|선택|조정/,
  },
  {
    one: /(?:영문|영어|중문|일문|외국어)(?:본|판)?(?:이|을|를)?\s*(?:우선|기준|따)/,
    other: /(?:국문|한국어|국어|한글)(?:본|판)?(?:이|만이|을|만을)?\s*(?:유일|우선|정본|기준)/,
    unless: /참고|번역|아니|않/,
  },
  {
    one: /(?:중개사?\s*(?:사무소|업소)?\s*)(?:이|가|는|와|과|도)?[^.]{0,20}(?:한\s*통|1통|각|보관|서명)/,
    other:
      /중개(?:사|인|업자)?\s*(?:가|를|의)?\s*(?:없이|거치지\s*않)|직거래|직접\s*(?:맺|거래|체결)/,
    unless: /또는|경우/,
  },
]

const courts = /([가-힣]{2,6}(?:지방법원|지법)(?:\s*[가-힣]{2,4}지원)?|[가-힣]{2,6}지원)/g
const only = /전속|만을|만이|으로만|에서만/

/** 서울중앙지방법원으로 하고, 군산지원만을 관할 법원으로: two courts, one of them the only one. */
function twoCourts(quote: string): boolean {
  const named = [...new Set([...quote.matchAll(courts)].map(([name]) => name.replace(/\s/g, '')))]
  const [first = '', second = ''] = named
  return (
    named.length === 2 &&
    !first.includes(second) &&
    !second.includes(first) &&
    /관할/.test(quote) &&
    only.test(quote) &&
    !/또는|혹은|중\s|선택|이나\s|가운데/.test(quote)
  )
}

/** What one sentence, or it and the next, settles in two ways. */
export function checkOneSentence(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence, at) => {
    if (sentence.clause.part === 'signature') return []
    const next = contract.sentences[at + 1]
    const both =
      next?.clause === sentence.clause ? `${sentence.quote} ${next.quote}` : sentence.quote
    const isTwice =
      twoCourts(sentence.quote) ||
      choices.some(({ one, other, unless }) => {
        const text = one.test(sentence.quote) && !other.test(sentence.quote) ? both : sentence.quote
        return one.test(sentence.quote) && other.test(text) && !unless.test(text)
      })
    return isTwice ? [findingAt(contract, choiceMismatch, sentence)] : []
  })
}
