import { answerProblems, readAnswers } from '@/lib/templates/read-answer'
import { findTemplate } from '@/lib/templates/templates'
import { faultLine } from '@/scripts/templates/fault-words'

function linesOf(id: string, answers: unknown): string[] {
  const template = findTemplate(id)
  if (!template) throw new Error(`no template ${id}`)
  return readAnswers(template, answers).faults.map((fault) => faultLine(template, fault))
}

it('a refused answer is told how it is written', () => {
  expect(
    linesOf('loan-agreement', {
      amount: '많이',
      lentOn: '2026-02-30',
      repayment: '한번에',
      colour: 'red',
    }).sort(),
  ).toEqual([
    'amount: expected whole won, such as 10000000, "10,000,000원" or "1천만 원"',
    'colour: unknown; --help lists the answers',
    'lentOn: expected a day of the calendar, such as 2026-03-01',
    'repayment: expected one of lump (일시 상환), installments (분할 상환)',
  ])
})

it('the choices of a row are those of its field', () => {
  expect(linesOf('answer', { facts: [{ claim: '빌려준 돈', position: 'maybe' }] })).toEqual([
    'facts.0.position: expected one of admit (인정합니다), deny (부인합니다), unknown (알지 못합니다)',
  ])
})

it('answers that are no object are told so', () => {
  expect(linesOf('answer', [1, 2])).toEqual(['answers: expected an object of answers'])
})

it('every problem has a line', () => {
  const template = findTemplate('answer')
  if (!template) throw new Error('no template')
  for (const problem of answerProblems)
    expect(faultLine(template, { path: 'court', problem })).toMatch(/^court: .{8,}/)
})
