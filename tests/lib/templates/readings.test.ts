import { draftDocument } from '@/lib/templates/draft/draft-document'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { exampleAnswers, type TypedAnswers } from '@/lib/templates/example-answers'
import { guideOf } from '@/lib/templates/guide'
import { withLastDays } from '@/lib/templates/last-days'
import { questionsOf } from '@/lib/templates/questions'
import { readAnswers } from '@/lib/templates/read-answer'
import { stepsAfter } from '@/lib/templates/steps'
import { findTemplate } from '@/lib/templates/templates'
import type { Template } from '@/lib/templates/types'
import { writeAnswers } from '@/lib/templates/write-answers'
import guides from '@/messages/ko/templateGuides.json'

/** What a reading of the forms against their articles found, each as it has to be. */
function formOf(id: string): Template {
  const template = findTemplate(id)
  if (!template) throw new Error(`no template ${id}`)
  return template
}

const answersOf = (id: string, typed: TypedAnswers) =>
  readAnswers(formOf(id), { ...exampleAnswers(formOf(id)), ...typed }).answers

const written = (id: string, typed: TypedAnswers): string =>
  draftDocument(formOf(id), answersOf(id, typed))
    .blocks.map((block) => ('text' in block ? block.text : ''))
    .join('\n')

function found(id: string, typed: TypedAnswers, today: string): string[] {
  const answers = { ...exampleAnswers(formOf(id)), ...typed }
  const { findings } = writeAnswers(formOf(id), answers, { guide: guideOf(guides, id), today })
  return findings.map((each) => each.id)
}

function deadlines(id: string, typed: TypedAnswers) {
  const template = formOf(id)
  const complete = completeAnswers(template, answersOf(id, typed))
  const steps = withLastDays(template, stepsAfter(template.steps, complete), complete)
  return Object.fromEntries(steps.map((step) => [step.id, step.deadline]))
}

test.each([
  // Monday; ten working days, the first among them.
  ['2026-11-30', '2026-12-11'],
  // Saturday: counting begins on Monday.
  ['2026-11-28', '2026-12-11'],
  // Christmas is a Friday.
  ['2026-12-21', '2027-01-05'],
])('information asked for on %s is decided on by %s', (writtenOn, day) => {
  expect(deadlines('information-disclosure', { writtenOn }).decision).toBe(day)
})

test('a debt from commerce bears six percent until service', () => {
  for (const id of ['complaint', 'payment-order'])
    expect(written(id, { claim: 'money', interest: 'commercial' })).toMatch(
      /송달된 날까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 12%/,
    )
})

test('who pays a loan late does not pay less than before', () => {
  const loan = { interest: 'agreed', rate: 12, late: 'statutory' }
  expect(found('loan-agreement', loan, '2026-11-22')).toContain('lateLower')
  expect(found('loan-agreement', { ...loan, rate: 4 }, '2026-11-22')).not.toContain('lateLower')
})

test('missing a part of a loan can end its term only where there are parts', () => {
  const lump = { repayment: 'lump', interest: 'none', acceleration: true }
  expect(written('loan-agreement', lump)).not.toContain('기한의 이익')
  for (const parts of [{ repayment: 'installments' }, { interest: 'agreed' }])
    expect(written('loan-agreement', { ...lump, ...parts })).toContain('기한의 이익을 잃고')
})

test('an answer says nothing once its question is gone', () => {
  const paid = { ground: 'late', paid: 5_000_000, returnBy: '2026-12-31' }
  expect(written('contract-rescission', paid)).toContain('원상회복으로')
  expect(written('contract-rescission', { ...paid, ground: 'deposit' })).not.toContain('원상회복')
  const later = { payment: 'paid', timing: 'later', payOn: '2026-12-31' }
  expect(deadlines('settlement', later)).toHaveProperty('pay')
  expect(deadlines('settlement', { ...later, payment: 'none' })).not.toHaveProperty('pay')
})

test('what is admitted needs no reason, what is denied has a place for one', () => {
  const facts = [
    { claim: '돈을 빌려주었다는 주장', position: 'admit' },
    { claim: '이자를 정했다는 주장', position: 'deny' },
  ]
  const text = written('answer', { facts })
  expect(text).toMatch(/돈을 빌려주었다는 주장에 관하여: 인정합니다\.$/m)
  expect(text).toMatch(/이자를 정했다는 주장에 관하여: 부인합니다\. \[ +\]$/m)
})

test('a settlement without money waits for nothing to be paid', () => {
  for (const future of ['reserved', 'waived']) {
    expect(written('settlement', { payment: 'none', future })).not.toContain('이행을 받으면')
    expect(written('settlement', { payment: 'paid', future })).toContain('이행을 받으면')
  }
})

test('a notice about a lease says its rent, and a shop has the days of its own Act', () => {
  const shop = { kind: 'shop', purpose: 'renew', to: '2027-01-14', rent: 500000 }
  expect(written('lease-notice', shop)).toContain(
    '보증금을 200,000,000원으로, 차임을 월 500,000원으로 하는 상가건물 임대차계약',
  )
  expect(found('lease-notice', shop, '2026-12-14')).toContain('shopLate')
  expect(found('lease-notice', shop, '2026-12-13')).not.toContain('shopLate')
  const early = found('lease-notice', { ...shop, writtenOn: '2026-07-01' }, '2026-07-01')
  expect(early).toContain('shopEarly')
  expect(early).not.toContain('tooEarly')
  const tenancy = { ...shop, purpose: 'impliedEnd' }
  expect(found('lease-notice', tenancy, '2026-07-01')).toContain('largeShop')
})

test('a landlord refuses renewal on a ground of the Act that holds for the lease', () => {
  const refusal = { purpose: 'refuse', to: '2027-01-14' }
  const home = { ...refusal, kind: 'home', homeGround: 'live' }
  const text = written('lease-notice', home)
  expect(text).toContain('임대차 갱신거절 통지서')
  expect(text).toContain('제6조의3제1항제8호')
  expect(text).toContain('2027년 1월 14일에 목적물을 인도하여')
  expect(found('lease-notice', home, '2026-10-01')).toContain('livesElsewhere')
  expect(found('lease-notice', home, '2026-11-14')).toContain('homeLate')
  expect(deadlines('lease-notice', home)).toMatchObject({ homeDeadline: '2026-11-13' })

  const shop = { ...refusal, kind: 'shop', homeGround: 'live', shopGround: 'arrears' }
  expect(written('lease-notice', shop)).toContain('3기의 차임액')
  expect(written('lease-notice', shop)).not.toContain('실제로 거주')
  expect(found('lease-notice', { ...shop, shopGround: 'none' }, '2026-10-01')).toContain(
    'shopGround',
  )
})

test('who asked for renewal may end it as after an implied one', () => {
  const ended = { purpose: 'impliedEnd', kind: 'home' }
  expect(written('lease-notice', { ...ended, renewed: 'asked' })).toContain('제6조의3제4항')
  expect(written('lease-notice', { ...ended, renewed: 'implied' })).toContain('묵시적으로 갱신')
})

test('several heirs accept together, and one who was a minor by the fourth paragraph', () => {
  const heirs = [{ party: '김영수' }, { party: '김영희' }]
  expect(written('limited-acceptance', { heirs })).toContain('청구인들이 피상속인 망')
  expect(written('limited-acceptance', { kind: 'minor' })).toContain('제1019조제4항')
  const late = { kind: 'ordinary', knownOn: '2026-08-20' }
  expect(found('limited-acceptance', late, '2026-11-20')).not.toContain('lateOrdinary')
  expect(found('limited-acceptance', late, '2026-11-21')).toContain('lateOrdinary')
})

test('a worker below eighteen does not work at night or on holidays', () => {
  expect(written('employment-contract', { minor: true })).toContain('오후 10시부터 오전 6시까지')
  expect(written('employment-contract', { minor: false })).not.toContain('오후 10시')
})

test('the days of inspection are among the sixty of a subcontract', () => {
  const terms = { subcontract: true, payment: 'once', inspectionDays: 10 }
  expect(found('service-agreement', { ...terms, payDays: 50 }, '2026-11-22')).not.toContain(
    'sixtyDays',
  )
  expect(found('service-agreement', { ...terms, payDays: 51 }, '2026-11-22')).toContain('sixtyDays')
})

test('unpaid wages are reported when the fourteen days are over', () => {
  const left = { state: 'left', leftOn: '2026-11-16' }
  const at = (writtenOn: string) => found('unpaid-wages', { ...left, writtenOn }, writtenOn)
  expect(at('2026-11-30')).toContain('notYet')
  expect(at('2026-12-01')).not.toContain('notYet')
  expect(found('unpaid-wages', { state: 'working' }, '2026-12-01')).toContain('lateWorking')
})

test('the time for an administrative appeal follows from what was told, and never ends for nullity', () => {
  const act = { kind: 'cancel', disposedOn: '2026-03-02', knownOn: '2026-03-09' }
  const told = { ...act, notice: 'given' }
  const untold = { ...act, notice: 'none' }
  expect(deadlines('administrative-appeal', told)).toMatchObject({ file: '2026-06-08' })
  expect(deadlines('administrative-appeal', untold)).toMatchObject({ fileUntold: '2026-08-31' })
  // Both periods end on a weekend and go on to Monday.
  expect(found('administrative-appeal', told, '2026-06-08')).not.toContain('late')
  expect(found('administrative-appeal', told, '2026-06-09')).toContain('late')
  expect(found('administrative-appeal', untold, '2026-06-09')).not.toContain('late')
  expect(found('administrative-appeal', untold, '2026-09-01')).toContain('lateSinceAct')
  const nullity = found('administrative-appeal', { ...told, kind: 'invalid' }, '2027-06-09')
  expect(nullity.filter((id) => id.startsWith('late'))).toEqual([])
})

test('a refused application is appealed against in either way, each with its periods', () => {
  const refused = {
    disposition: '건축허가 거부처분',
    disposedOn: '2026-03-02',
    knownOn: '2026-03-09',
    application: '건축허가 신청',
    appliedOn: '2026-01-05',
    notice: 'given',
  }
  const cancelled = { ...refused, kind: 'cancel' }
  const performed = { ...refused, kind: 'refusal' }
  const id = 'administrative-appeal'
  expect(written(id, cancelled)).toContain('한 건축허가 거부처분을 취소한다.')
  expect(written(id, performed)).toContain(
    '피청구인은 청구인이 2026. 1. 5. 한 건축허가 신청에 따른 처분을 하라.',
  )
  const asked = (kind: string) => questionsOf(formOf(id), answersOf(id, { ...refused, kind }))
  expect(asked('refusal').map((field) => field.id)).toEqual(
    expect.arrayContaining(['disposition', 'knownOn', 'application', 'appliedOn']),
  )
  // §27 (7) frees inaction alone from the periods; of a refusal nothing can be stayed (§31 instead of §30).
  expect(deadlines(id, performed)).toMatchObject({ file: '2026-06-08', interim: null })
  expect(found(id, performed, '2026-06-09')).toContain('late')
  expect(deadlines(id, { ...refused, kind: 'omission' })).toHaveProperty('fileAny')
  expect(asked('refusal').map((field) => field.id)).not.toContain('stay')
  expect(asked('cancel').map((field) => field.id)).toContain('stay')
  // Both ways are explained where the choice is made.
  const help = guideOf(guides, id).fields.kind?.help
  expect(help).toContain('취소심판')
  expect(help).toContain('의무이행심판')
})

test('partners are told when their shares are no whole', () => {
  const partners = (...shares: number[]) => ({
    partners: shares.map((share) => ({ party: '홍길동', kind: 'money', share })),
  })
  const told = (...shares: number[]) =>
    found('partnership-agreement', partners(...shares), '2026-11-22').includes('notHundred')
  expect(told(33.3, 33.3, 33.4)).toBe(false)
  expect(told(50, 40)).toBe(true)
  expect(told(60, 50)).toBe(true)
})
