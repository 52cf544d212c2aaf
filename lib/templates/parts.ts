import type { Align, Condition, ConditionalText, Part, SignedBy, Text } from './types'

/** The words that templates are written with: each makes one part of a document. */
export const title = (text: Text): Part => ({ part: 'title', text })
export const heading = (text: Text): Part => ({ part: 'heading', text })
export const paragraph = (text: Text, align?: Align): Part =>
  align ? { part: 'paragraph', text, align } : { part: 'paragraph', text }
/** Numbered 1., 2., …. */
export const item = (text: Text): Part => ({ part: 'item', text })
/** 제n조; what it holds are clauses (①, ②, or without a mark when there is one) and subitems (1., 2.). */
export const article = (name: string, ...parts: readonly (Part | Text)[]): Part => ({
  part: 'article',
  title: name,
  parts: parts.map((each) =>
    typeof each === 'string' || Array.isArray(each)
      ? { part: 'clause' as const, text: each as Text }
      : (each as Part),
  ),
})
export const clause = (text: Text): Part => ({ part: 'clause', text })
export const subitem = (text: Text): Part => ({ part: 'subitem', text })
export const rows = (...all: readonly (readonly [string, Text])[]): Part => ({
  part: 'rows',
  rows: all,
})
export const table = (of: string, columns: readonly (readonly [string, Text])[]): Part => ({
  part: 'table',
  of,
  head: columns.map(([name]) => name),
  cells: columns.map(([, text]) => text),
})
export const party = (role: string, of: string): Part => ({ part: 'party', role, of })
/** A party with all that was asked of it, and the place where it signs. */
export const signedParty = (role: string, of: string): Part => ({
  part: 'party',
  role,
  of,
  signs: true,
})
/** Who signs, with the place for signature or seal. */
export const signature = (role: string, of: string, by?: SignedBy): Part =>
  by ? { part: 'signature', role, of, by } : { part: 'signature', role, of }
/** Whether a party is a company; of one that nobody has named it is not. */
export const isCompany = (of: string): Condition =>
  all(filled(`${of}.type`), is(`${of}.type`, 'company'))
/** To whom a paper goes: 귀하 to a person, 귀중 to a company. */
export const addressee = (of: string): Part =>
  paragraph([`{${of}.name} `, whenText(isCompany(of), '귀중', '귀하')])
/** What proves who acts for a company, among the papers that go with a paper for a court. */
export const companyRegister = (of: string): Part =>
  when(isCompany(of), [item(`{${of}.name}의 법인등기사항증명서 1통`)])
export const pageBreak: Part = { part: 'pageBreak' }
export const each = (of: string, ...parts: readonly Part[]): Part => ({ part: 'each', of, parts })
export const when = (
  condition: Condition,
  parts: readonly Part[],
  otherwise?: readonly Part[],
): Part =>
  otherwise
    ? { part: 'when', when: condition, parts, otherwise }
    : { part: 'when', when: condition, parts }
export const whenText = (condition: Condition, text: Text, otherwise?: Text): ConditionalText =>
  otherwise === undefined ? { when: condition, text } : { when: condition, text, otherwise }

export const is = (field: string, value: string | boolean): Condition => ({ field, is: value })
export const yes = (field: string): Condition => ({ field, is: true })
export const filled = (field: string): Condition => ({ field, filled: true })
export const over = (field: string, than: number): Condition => ({ field, over: than })
export const not = (condition: Condition): Condition => ({ not: condition })
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions })
export const either = (...conditions: readonly Condition[]): Condition => ({ any: conditions })
