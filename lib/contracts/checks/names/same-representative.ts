import { findingAt } from '@/lib/contracts/checks/finding'
import { partyNameMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'

const office = '(?:대표이사|대표자|대표사원|대표)'
const person = '([가-힣]{2,4})(?![가-힣])'
const corporate = /주식회사|유한회사|합자회사|\(주\)|㈜|\s/g
const inOpening = new RegExp(String.raw`([가-힣A-Za-z0-9]{2,20})\s*\(\s*${office}\s*${person}`, 'g')
const inSignature = new RegExp(
  String.raw`([가-힣A-Za-z0-9]{2,20})\s*,?\s*${office}\s*[:：]?\s*${person}`,
  'g',
)
const notAName = /^(?:상호|성명|이름|주소|갑|을|병|위|회사|당사|서명)$/

/** A business that signs under another name than it is introduced by, with the same person for it. */
export function checkSameRepresentative(contract: Contract): Finding[] {
  const opening = contract.clauses[0]
  const signature = contract.clauses.find(({ part }) => part === 'signature')
  if (!opening || !signature || opening === signature) return []
  const introduced = new Map(
    [...contract.text.slice(opening.start, opening.end).matchAll(inOpening)].map(
      ([, name = '', who = '']) => [who, name.replace(corporate, '')],
    ),
  )
  const signed = contract.text.slice(signature.start, signature.end)
  return [...signed.matchAll(inSignature)].flatMap((match) => {
    const [whole, name = '', who = ''] = match
    const bare = name.replace(corporate, '')
    const before = introduced.get(who)
    if (!before || bare.length < 2 || notAName.test(bare) || before === bare) return []
    // A name of which the signature has only the end, as behind a line's break, is the same one.
    if (before.endsWith(bare) || bare.endsWith(before)) return []
    const start = signature.start + match.index
    return [
      findingAt(
        contract,
        partyNameMismatch,
        { start, end: start + whole.length },
        { first: before, second: bare },
      ),
    ]
  })
}
