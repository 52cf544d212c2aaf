import { findingAt } from '@/lib/contracts/checks/finding'
import { partyNameMismatch } from '@/lib/contracts/checks/inconsistencies'
import { roles } from '@/lib/contracts/roles'
import type { Contract, Finding } from '@/lib/contracts/types'
import { escapePattern } from '@/lib/escape-pattern'

const personName = '[가-힣]{3}'
/** 농업회사법인 주식회사 가온: the kind of company may be said twice. */
const kind = String.raw`(?:[가-힣]{2,6}법인\s*)?(?:주식회사|유한회사|㈜|\(주\)|\(유\))`
const companyName = String.raw`${kind}\s*[가-힣A-Za-z0-9&]{2,16}|[가-힣A-Za-z0-9&]{2,16}(?<!법인)\s*(?:주식회사|㈜|\(주\))`
const notAName =
  /주소|성명|상호|대표|연락|전화|생년|주민|등록|서명|날인|도장|^이하$|회사$|계약|다음|본인|귀하|소재|번호|사업자|가맹점|대리점|직원|근로자|창업자|대주주|설립자/

/** A name without the kind of company, which may stand before it or behind it. */
const bare = (name: string) =>
  name
    .replace(/^[가-힣]{2,6}법인\s*(?=주식회사|유한회사|㈜|\()/, '')
    .replace(/주식회사|유한회사|㈜|\(주\)|\(유\)|\s/g, '')

type Named = { name: string; start: number; end: number }

/** What stands as the name beside a word for a party, in one part of the text. */
function nameBeside(text: string, role: string): Named | null {
  const word = escapePattern(role)
  const beside = new RegExp(
    String.raw`(?:^|[\s"'“(\[【])${word}["'”\])】]?\s*(?:\([^)\n]{1,12}\)\s*)?[:：]?\s*(?:(?:상\s*호|성\s*명|법인명|회사명|이름)\s*[:：]?\s*)?(${companyName}|${personName})(?=[\s,(（/|은는과와이가]|$)`,
    'm',
  )
  const match = beside.exec(text)
  const name = match?.[1]
  if (!match || !name || notAName.test(bare(name))) return null
  const start = match.index + match[0].lastIndexOf(name)
  return { name, start, end: start + name.length }
}

/** 주식회사 가온(이하 "갑"이라 한다): the name stands before its short one. */
function nameBefore(text: string, short: string): Named | null {
  const match = new RegExp(
    String.raw`(${companyName}|${personName})\s*[(（]\s*이하\s*["“'‘「]?\s*${escapePattern(short)}\s*["”'’」]?`,
  ).exec(text)
  const name = match?.[1]
  return match && name && !notAName.test(bare(name))
    ? { name, start: match.index, end: match.index + name.length }
    : null
}

const isCompany = (name: string) => /주식회사|유한회사|㈜|\(주\)|\(유\)/.test(name)

/** What one name has more than the other: 미디어 of 솔빛미디어 and 솔빛; '' where neither begins with the other. */
const longer = (a: string, b: string): string =>
  a.startsWith(b) ? a.slice(b.length) : b.startsWith(a) ? b.slice(a.length) : ''

/** Who is the landlord above and somebody else where people sign. */
export function checkSigningNames(contract: Contract): Finding[] {
  const block = contract.clauses.find(({ part }) => part === 'signature')
  const [preamble] = contract.clauses
  if (!block || !preamble || preamble === block || contract.type === 'terms') return []
  const head = contract.text.slice(preamble.start, Math.min(preamble.end, preamble.start + 1500))
  const foot = contract.text.slice(block.start, block.end)
  const { drafter, signer } = roles[contract.type]
  return [...new Set(['갑', '을', ...drafter, ...signer])]
    .flatMap((role) => {
      const [above, below] = [
        nameBefore(head, role) ?? nameBeside(head, role),
        nameBeside(foot, role),
      ]
      if (!above || !below || isCompany(above.name) !== isCompany(below.name)) return []
      const [a, b] = [bare(above.name), bare(below.name)]
      const isLonger = a !== b && isCompany(above.name) && /^[가-힣]{2,}$/.test(longer(a, b))
      if (!isLonger && (a === b || a.includes(b) || b.includes(a) || foot.includes(a))) {
        const swapped =
          a !== b && foot.includes(a) && head.includes(b) && !a.includes(b) && !b.includes(a)
        if (!swapped) return []
      }
      return [
        findingAt(
          contract,
          partyNameMismatch,
          { start: block.start + below.start, end: block.start + below.end },
          { first: above.name, second: below.name },
        ),
      ]
    })
    .slice(0, 1)
}
