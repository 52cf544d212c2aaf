/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate'
import { workingDayFrom } from '@/lib/korean-law/calendar/holidays'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { exampleAnswers } from '@/lib/templates/example-answers'
import { guideOf } from '@/lib/templates/guide'
import { withLastDays } from '@/lib/templates/last-days'
import { attorneyAnswers, evidenceList, writePacket } from '@/lib/templates/packet'
import { readAnswers } from '@/lib/templates/read-answer'
import { stepsAfter } from '@/lib/templates/steps'
import { findTemplate, templates } from '@/lib/templates/templates'
import guides from '@/messages/ko/templateGuides.json'

const madeAt = new Date('2026-11-23T00:00:00Z')
/** The writer of PDF is no module that jest can load; e2e/templates/packet.spec.ts has it. */
const formats = ['docx', 'hwpx'] as const
const address = 'https://example.test/documents/templates/x'

async function packetOf(id: string, typed?: object) {
  const template = findTemplate(id)
  if (!template) throw new Error(`no template ${id}`)
  const { answers } = readAnswers(template, typed ?? exampleAnswers(template))
  const guide = guideOf(guides, template.id)
  return unzipSync(await writePacket(template, answers, { guide, address, madeAt, formats }))
}
const text = (file: Uint8Array | undefined) =>
  strFromU8(unzipSync(file ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array())

it('of a complaint has the document, the evidence, a power of attorney and what to do next', async () => {
  const packet = await packetOf('complaint')
  expect(Object.keys(packet)).toEqual([
    '1 소장.docx',
    '1 소장.hwpx',
    '2 증거 목록.docx',
    '3 위임장.docx',
    '4 다음에 할 일.docx',
  ])
  expect(text(packet['2 증거 목록.docx'])).toContain('갑 제1호증')
  expect(text(packet['3 위임장.docx'])).toContain('소장 및 첨부서류의 제출')
  expect(text(packet['4 다음에 할 일.docx'])).toContain('비용')
})

it('of an answer has its deadline for a calendar, moved past a weekend', async () => {
  const template = findTemplate('answer')
  if (!template) throw new Error('no template')
  const deadline = (template.steps.find((step) => step.deadline)?.deadline ?? '') as string
  const rule = template.computed?.find(({ id }) => id === deadline)
  const from = rule && 'from' in rule ? rule.from : ''
  // Thirty days from 2026-11-12 end on Saturday, 2026-12-12.
  const packet = await packetOf('answer', { ...exampleAnswers(template), [from]: '2026-11-12' })
  const file = (name: string) => packet[Object.keys(packet).find((key) => key.endsWith(name)) ?? '']
  expect(strFromU8(file('기한.ics') ?? new Uint8Array())).toContain('DTSTART;VALUE=DATE:20261214')
  expect(text(file('다음에 할 일.docx'))).toContain('2026년 12월 14일')
})

it('moves the end of a period alone, not a day that the parties agreed on', () => {
  expect(workingDayFrom('2026-12-25')).toBe('2026-12-28')
  expect(workingDayFrom('2026-11-23')).toBe('2026-11-23')
  const loan = findTemplate('loan-agreement')
  if (!loan) throw new Error('no template')
  const { answers } = readAnswers(loan, { ...exampleAnswers(loan), dueOn: '2027-02-28' })
  const steps = stepsAfter(loan.steps, completeAnswers(loan, answers))
  expect(withLastDays(loan, steps, answers)).toEqual(steps)
})

it.each(templates.map(({ id }) => id))('of %s is written whole, filled in or empty', async (id) => {
  for (const typed of [undefined, {}]) {
    const packet = await packetOf(id, typed)
    const names = Object.keys(packet)
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const name of names) expect(packet[name]?.length).toBeGreaterThan(200)
    if (typed)
      expect(names.filter((name) => /^[2-9] (?:증거 목록|위임장|기한)/.test(name))).toEqual([])
  }
})

it('has no power of attorney for a contract, nor for nobody, and no resident number in it', () => {
  const of = (id: string, typed?: object) => {
    const template = findTemplate(id)
    if (!template) throw new Error('no template')
    return attorneyAnswers(
      template,
      readAnswers(template, typed ?? exampleAnswers(template)).answers,
    )
  }
  expect(of('loan-agreement')).toBeNull()
  expect(of('power-of-attorney')).toBeNull()
  expect(of('complaint', {})).toBeNull()
  expect(JSON.stringify(of('divorce-agreement'))).not.toContain('residentNumber')
  const loan = findTemplate('loan-agreement')
  expect(loan && evidenceList(loan, {})).toBeNull()
})

it('is numbered without a gap where a paper is not needed', async () => {
  const template = findTemplate('complaint')
  if (!template) throw new Error('no template')
  const { evidence, ...withoutEvidence } = exampleAnswers(template)
  expect(evidence).toBeDefined()
  expect(Object.keys(await packetOf('complaint', withoutEvidence))).toEqual([
    '1 소장.docx',
    '1 소장.hwpx',
    '2 위임장.docx',
    '3 다음에 할 일.docx',
  ])
})

it('numbers evidence as the place wants it that the paper goes to', () => {
  const first = (id: string) => {
    const template = findTemplate(id)
    if (!template) throw new Error('no template')
    const [table] = evidenceList(template, { evidence: [{ name: '자료' }] }) ?? []
    return table?.text?.split('\t')[0]
  }
  expect(first('complaint')).toBe('갑 제1호증')
  expect(first('answer')).toBe('을 제1호증')
  expect(first('provisional-attachment')).toBe('소갑 제1호증')
  expect(first('unfair-dismissal')).toBe('노 제1호증')
  expect(first('criminal-complaint')).toBe('증 제1호')
})
