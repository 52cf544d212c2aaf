import { findingAt, lineAt } from '@/lib/contracts/checks/finding'
import type { Clause, Contract, Finding } from '@/lib/contracts/types'

/** Somebody signs for another, and nothing shows that he may. */
export const noPower = { kind: 'form', topic: 'agent-power-missing', severity: 'medium' } as const
const noGuardian = {
  kind: 'form',
  topic: 'guarantor-signature-missing',
  severity: 'high',
  articles: ['민법 제5조'],
} as const

const agent = /대리인|대리하여|대신하여/
const employee =
  /(?:영업|관리|총무|사업|기획|구매|지원)\s*(?:팀장|부장|과장|담당|실장)|(?:팀장|과장|대리|담당자|직원)\s+[가-힣]{2,4}\s*\(/
const company = /주식회사|유한회사|㈜|\(주\)|\(유\)|법인/
const power = /위임장|인감\s*증명|위임(?:을\s*)?(?:받|하)|수권|대리권|지배인|법정\s*대리|친권/

/** Whether a signer acts for another without a paper that says so, here or in the contract. */
export const actsWithoutPower = (signer: string, whole: string): boolean =>
  (agent.test(signer) || (company.test(signer) && employee.test(signer))) &&
  !/법정\s*대리인/.test(signer) &&
  !power.test(signer) &&
  !/위임장[^.]{0,20}(?:붙|첨부|받)|(?:붙임|첨부|별첨)[^\n]{0,20}위임장/.test(whole)

const bySelf = /Ⓑ(?:은|는|이|가)[^.]{0,24}(?:미성년자?(?:이|로서|인|임|이며)|만?\s*1[0-8]\s*세)/
const guardian = /법정\s*대리인|친권자|후견인|보호자|(?:아버지|어머니|부모|부|모)\s*[:：(]/
const born = /(?:생년월일|출생)\s*[:：]?\s*(\d{4})\s*[.년-]\s*(\d{1,2})\s*[.월-]\s*(\d{1,2})/g
const signedOn = /(20\d{2})\s*[.년-]\s*(\d{1,2})\s*[.월-]\s*(\d{1,2})/

/** Not yet nineteen on the day of the contract. */
function isMinor(foot: string): RegExpExecArray | null {
  const day = signedOn.exec(foot.replace(/생년월일[^\n]{0,24}/g, ''))
  if (!day) return null
  const age = (birth: RegExpExecArray) =>
    Number(day[1]) * 372 +
    Number(day[2]) * 31 +
    Number(day[3]) -
    (Number(birth[1]) * 372 + Number(birth[2]) * 31 + Number(birth[3]))
  return (
    [...foot.matchAll(born)].find((birth) => age(birth) < 19 * 372 && age(birth) > 5 * 372) ?? null
  )
}

/** A minor is a party, and no guardian has signed or stands there to sign. */
export function checkGuardian(contract: Contract, block: Clause): Finding[] {
  const foot = contract.text.slice(block.start, block.end)
  if (
    guardian.test(foot) ||
    /(?:친권자|후견인|법정\s*대리인)[^.]{0,12}동의서[^.]{0,16}(?:붙|첨부|갖추|받)/.test(
      contract.text,
    )
  )
    return []
  const minor = isMinor(foot)
  if (minor)
    return [findingAt(contract, noGuardian, lineAt(contract.text, block.start + minor.index))]
  const said = contract.sentences.find(
    ({ text, clause }) => clause.part !== 'signature' && bySelf.test(text),
  )
  return said
    ? [
        findingAt(
          contract,
          noGuardian,
          lineAt(contract.text, block.start + Math.max(0, foot.search(/\S/))),
        ),
      ]
    : []
}
