import { findingAt } from '@/lib/contracts/checks/finding'
import { type Line, linesOf } from '@/lib/contracts/text/lines'
import type { Clause, Contract, Finding } from '@/lib/contracts/types'
import {
  checkSignatures,
  isIdentified,
  noGuarantor,
  noIdentity,
  noSignature,
  signersIn,
  signs,
} from './signatures'

/** Room for a signature that nobody has used: 구본재 (    ). */
const emptyBrackets = /\([ \t　]{2,}\)/
const isSignersLine = /주식회사|유한회사|㈜|\(주\)|대표(?:이사|자)?\s/
const isGuarantor = /보증인/
const isThird = /공인중개사|입회인|(?<!보)증인/

/** The lines of the signatures: whoever signs has one, whatever the contract calls them. */
const signingLines = ({ text }: Contract, block: Clause): Line[] =>
  linesOf(text.slice(block.start, block.end), block.start).filter(
    (line) =>
      line.text.length < 140 &&
      !line.text.includes('|') &&
      !isThird.test(line.text) &&
      (signs.test(line.text) || emptyBrackets.test(line.text) || isSignersLine.test(line.text)),
  )

/**
 * Who has not signed, or is not told from others by anything, beside those who are: by the lines, where the
 * names of the parties (편집자, 브릿지, a person's own) say nothing to the reader of roles.
 * @param reported what that reader has found
 */
function byLines(contract: Contract, reported: readonly Finding[]): Finding[] {
  const block = contract.clauses.findLast(({ part }) => part === 'signature')
  if (!block || contract.type === 'terms') return []
  const lines = signingLines(contract, block)
  const signed = lines.filter(({ text }) => signs.test(text) && !emptyBrackets.test(text))
  if (lines.length < 2 || signed.length === 0) return []
  const known = signersIn(contract, block)
  const identified = lines.filter(({ text }) => isIdentified(text)).length
  const isWithin =
    ({ start, end }: Line) =>
    (place: { start: number | null }) =>
      place.start !== null && place.start >= start && place.start < end
  return lines.flatMap((line) => {
    if (reported.some(isWithin(line))) return []
    if (!signed.includes(line))
      return [findingAt(contract, isGuarantor.test(line.text) ? noGuarantor : noSignature, line)]
    const isReadByRole =
      known.length >= 2 && known.some(isWithin(line)) && !isGuarantor.test(line.text)
    return identified > 0 && !isIdentified(line.text) && !isReadByRole
      ? [findingAt(contract, noIdentity, line)]
      : []
  })
}

/** Everybody has signed, is dated and can be identified: by their roles, and by the lines. */
export function checkSigning(contract: Contract): Finding[] {
  const byRoles = checkSignatures(contract)
  return [...byRoles, ...byLines(contract, byRoles)]
}
