import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import type { Contract, Finding } from '@/lib/contracts/types'

const idMissing = { kind: 'form', topic: 'party-id-missing', severity: 'high' } as const

const role =
  '(?:매도인|매수인|임대인|임차인|구매자|판매자|고객|채무자|채권자|근로자|사용자|도급인|수급인|대여인|차용인|위탁자|수탁자|양도인|양수인|보증인|개업공인중개사|공인중개사)'
/** 매수인: (        ), 구매자: 성 명 (      ), 개업공인중개사: 상호        대표. */
const blankName = new RegExp(
  String.raw`${role}\s*[:：]?\s*(?:(?:성\s*명|이\s*름|상\s*호)\s*[:：]?\s*)?(?:\(\s{3,}\)|_{3,}|\[\s{3,}\])|${role}\s*[:：]\s*(?:상\s*호|성\s*명|이\s*름)\s{3,}\S`,
  'g',
)

/** People whose name is left blank, where the contract names who makes it and where they sign. */
export function checkBlankNames(contract: Contract): Finding[] {
  if (contract.type === 'terms') return []
  const found = [...contract.text.matchAll(blankName)].map((match) =>
    findingAt(contract, idMissing, { start: match.index, end: match.index + match[0].length }),
  )
  return firstOfEach(found, ({ clause }) => clause)
}
