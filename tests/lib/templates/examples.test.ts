import { consistentExample } from '@/lib/templates/example-answers'
import { guideOf } from '@/lib/templates/guide'
import { templates } from '@/lib/templates/templates'
import type { Answers, Party, Template } from '@/lib/templates/types'
import { writeAnswers } from '@/lib/templates/write-answers'
import guides from '@/messages/ko/templateGuides.json'

/** The days of each example, from first to last; a day with `=` may be that of the one before it. */
const order: Readonly<Record<string, string>> = {
  'administrative-appeal': 'disposedOn =knownOn writtenOn',
  answer: 'servedOn writtenOn answerUntil',
  'certified-mail': 'owedSince writtenOn respondBy',
  'child-support-agreement': 'signedOn from arrearsUntil',
  complaint: 'lateFrom writtenOn',
  'contract-rescission': 'demandedOn writtenOn returnBy',
  'criminal-complaint': 'knownOn writtenOn',
  'divorce-agreement': 'writtenOn',
  'employment-contract': 'signedOn from',
  'housing-lease': 'signedOn middleOn balanceOn =from to',
  'information-disclosure': 'writtenOn',
  'inheritance-renunciation': 'diedOn =knownOn writtenOn fileUntil',
  'lease-notice': 'contractOn from writtenOn to',
  'limited-acceptance': 'diedOn =knownOn writtenOn ordinaryUntil',
  'loan-agreement': 'lentOn =signedOn dueOn guaranteeUntil',
  nda: 'signedOn useUntil giveBackOn',
  'partnership-agreement': 'signedOn contributeBy',
  'payment-order': 'madeOn dueOn lateFrom writtenOn',
  'payment-order-objection': 'servedOn writtenOn objectUntil',
  'performance-recommendation-objection': 'servedOn writtenOn objectUntil',
  'power-of-attorney': 'writtenOn until',
  'privacy-policy': 'effectiveOn',
  'provisional-attachment': 'writtenOn',
  resignation: 'joinedOn writtenOn leaveOn',
  'service-agreement': 'signedOn from to',
  settlement: 'happenedOn signedOn',
  'share-transfer': 'signedOn payOn',
  'supply-agreement': 'signedOn deliverOn',
  'unfair-dismissal': 'joinedOn actOn writtenOn',
  'unpaid-wages': 'joinedOn leftOn payUntil firstLateDay writtenOn',
}

const money = (answers: Answers, field: string): number => Number(answers[field])
const rows = (answers: Answers, field: string): Answers[] => answers[field] as unknown as Answers[]
const total = (all: Answers[], field: string) =>
  all.reduce((sum, row) => sum + money(row, field), 0)

/** What the amounts of an example have to do with each other: pairs that are the same. */
const sums: Readonly<Record<string, (answers: Answers) => [number, number][]>> = {
  'housing-lease': (of) => [
    [
      money(of, 'deposit'),
      total([of], 'downPayment') + total([of], 'middlePayment') + money(of, 'balance'),
    ],
  ],
  'partnership-agreement': (of) => [[100, total(rows(of, 'partners'), 'share')]],
  'unpaid-wages': (of) => [[money(of, 'total'), total(rows(of, 'unpaid'), 'amount')]],
}

/** The day on which the example's document is signed. */
const writtenOn = (example: { [field: string]: unknown }): string =>
  String(example.writtenOn ?? example.signedOn ?? example.effectiveOn)

const each = templates.map((template) => [template.id, template] as const)
const write = (template: Template) => {
  const example = consistentExample(template)
  const guide = guideOf(guides, template.id)
  return { example, ...writeAnswers(template, example, { guide, today: writtenOn(example) }) }
}

test.each(each)(
  'the example of %s is a whole document against which the law says nothing',
  (_, template) => {
    const { document, faults, findings } = write(template)
    expect(faults).toEqual([])
    expect(document.blanks).toEqual([])
    expect(findings.filter(({ severity }) => severity === 'illegal')).toEqual([])
    const byDay = (template.checks ?? []).filter(({ rule }) => rule !== 'when').map(({ id }) => id)
    expect(findings.map(({ id }) => id).filter((id) => byDay.includes(id))).toEqual([])
  },
)

test.each(each)('the days of the example of %s follow each other', (id, template) => {
  const { answers } = write(template)
  const names = (order[id] ?? '').split(' ')
  const days = names.map((name) => String(answers[name.replace('=', '')]))
  const early = days.filter((day, at) => {
    const before = days[at - 1]
    return before !== undefined && (names[at]?.startsWith('=') ? day < before : day <= before)
  })
  expect(days).not.toContain('undefined')
  expect(early).toEqual([])
  const asked = template.fields.filter(({ id: of, kind }) => kind === 'date' && of in answers)
  const missing = asked
    .map(({ id: of }) => of)
    .filter((of) => !names.some((name) => name.replace('=', '') === of))
  expect(missing).toEqual([])
})

test.each(Object.keys(sums))('the amounts of the example of %s add up', (id) => {
  const template = templates.find((of) => of.id === id)
  if (!template) throw new Error(`no template ${id}`)
  const pairs = sums[id]?.(write(template).answers) ?? []
  expect(pairs.length).toBeGreaterThan(0)
  for (const [whole, parts] of pairs) expect(parts).toBe(whole)
})

/** Everybody that the answers name, those in lists too. */
function partiesOf(template: Template, answers: Answers): Party[] {
  return template.fields.flatMap((field) => {
    const answer = answers[field.id]
    if (field.kind === 'party') return answer ? [answer as Party] : []
    if (field.kind !== 'list') return []
    const named = field.fields.filter(({ kind }) => kind === 'party').map(({ id }) => id)
    return rows({ rows: answer ?? [] }, 'rows').flatMap((row) =>
      named.map((id) => row[id] as Party),
    )
  })
}

test.each(each)('no two parties of the example of %s are one person', (_, template) => {
  const parties = partiesOf(template, write(template).answers)
  for (const detail of ['name', 'phone', 'email', 'account', 'registrationNumber'] as const) {
    const told = parties.flatMap((party) => party[detail] ?? [])
    expect(new Set(told).size).toBe(told.length)
  }
})
