import { type ErrorBody, errorTable } from '@/lib/errors'
import { caseNumberMembers, normaliseCaseNumber } from './case-number'

/** Messages of spec 5, word for word. */
const lookupMessages = {
  caseNumberMissing: '사건번호가 입력되지 않았습니다',
  caseNumberNotText: '사건번호는 문자열이어야 합니다',
  caseNumberBlank: '사건번호가 비어있습니다',
  invalidCaseNumber: errorTable.invalidCaseNumber.message,
} as const

/** Where a summary is asked for the spec words two of them otherwise. */
const summaryMessages: Record<keyof typeof lookupMessages, string> = {
  ...lookupMessages,
  caseNumberMissing: errorTable.emptyCaseNumber.message,
  caseNumberBlank: errorTable.emptyCaseNumber.message,
  invalidCaseNumber: '올바른 사건번호 형식이 아닙니다. (예: 2019가합32576)',
}

export type CaseNumberProblem = keyof typeof lookupMessages

export type CaseNumberInput =
  | { ok: true; number: string; members: string[] }
  | { ok: false; problem: CaseNumberProblem }

/** The longest published value has 657 characters and 59 members. */
const LONGEST = 700
const published = /^(?=[0-9([])[0-9가-힣(),，·ㆍ、.~∼～\-[\]]+$/

/**
 * Reads a case number from untrusted input: one number as a person types it, or a published value with
 * all its members. The spec's own pattern (one Hangul letter) would refuse a quarter of the real numbers,
 * its second example among them.
 */
export function parseCaseNumberInput(input: unknown): CaseNumberInput {
  if (input === undefined || input === null) return { ok: false, problem: 'caseNumberMissing' }
  if (typeof input !== 'string') return { ok: false, problem: 'caseNumberNotText' }
  const number = input.normalize('NFC').replace(/\s+/g, '')
  if (number === '') return { ok: false, problem: 'caseNumberBlank' }
  if (number.length > LONGEST) return { ok: false, problem: 'invalidCaseNumber' }
  const single = normaliseCaseNumber(number)
  if (single) return { ok: true, number, members: [single] }
  const members = published.test(number) ? caseNumberMembers(number) : []
  if (members.length === 0) return { ok: false, problem: 'invalidCaseNumber' }
  return { ok: true, number, members }
}

/** The body that a wrong case number is answered with. */
export function caseNumberError(
  problem: CaseNumberProblem,
  context: 'lookup' | 'summary' = 'lookup',
): ErrorBody {
  const messages = context === 'summary' ? summaryMessages : lookupMessages
  return { code: problem, message: messages[problem], status: 400 }
}
