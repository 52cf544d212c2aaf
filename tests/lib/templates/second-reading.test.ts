import { runCalculator } from '@/lib/calculators/calculate'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { exampleAnswers, type TypedAnswers } from '@/lib/templates/example-answers'
import { guideOf } from '@/lib/templates/guide'
import { withLastDays } from '@/lib/templates/last-days'
import { questionsOf } from '@/lib/templates/questions'
import { readAnswers } from '@/lib/templates/read-answer'
import { endsPeriod, stepsAfter } from '@/lib/templates/steps'
import { findTemplate } from '@/lib/templates/templates'
import type { Template } from '@/lib/templates/types'
import { writeAnswers } from '@/lib/templates/write-answers'
import guides from '@/messages/ko/templateGuides.json'

/** What a second reading of all forms, branches and companies among them, found: each as it has to be. */
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

const company = (name: string) => ({ type: 'company', name, representative: '이대표' })
const somebody = { type: 'person', name: '김철수' }

test('a person is addressed as 귀하, a company as 귀중', () => {
  for (const [id, field] of [
    ['certified-mail', 'recipient'],
    ['contract-rescission', 'recipient'],
    ['lease-notice', 'recipient'],
    ['resignation', 'employer'],
  ] as const) {
    expect(written(id, { [field]: somebody })).toMatch(/^김철수 귀하$/m)
    expect(written(id, { [field]: company('주식회사 가나') })).toMatch(/^주식회사 가나 귀중$/m)
    expect(draftDocument(formOf(id), {}).blocks.at(-1)).toMatchObject({
      text: expect.stringMatching(/\] 귀하$/),
    })
  }
})

test('what is to be given back is so once the contract is rescinded', () => {
  const late = { ground: 'late', paid: 5_000_000, returnBy: '2026-12-31' }
  expect(written('contract-rescission', { ...late, demanded: 'now' })).toContain(
    '계약이 해제되면 받는 사람은 원상회복으로',
  )
  expect(written('contract-rescission', { ...late, demanded: 'before' })).not.toContain(
    '계약이 해제되면',
  )
})

test('who acts for a company is proved to the court', () => {
  const register = /주식회사 가나의 법인등기사항증명서 1통/g
  for (const [id, typed, count] of [
    ['complaint', { plaintiff: company('주식회사 가나') }, 1],
    ['complaint', { defendants: [{ party: company('주식회사 가나') }, { party: somebody }] }, 1],
    ['complaint', { plaintiff: somebody, defendants: [{ party: somebody }] }, 0],
    ['payment-order', { debtor: company('주식회사 가나') }, 1],
    ['payment-order', { otherDebtors: [{ party: company('주식회사 가나') }] }, 1],
    ['provisional-attachment', { object: 'claim', garnishee: company('주식회사 가나') }, 1],
    ['provisional-attachment', { object: 'land', garnishee: company('주식회사 가나') }, 0],
    ['answer', { defendant: company('주식회사 가나') }, 1],
  ] as const)
    expect([id, written(id, typed).match(register)?.length ?? 0]).toEqual([id, count])
  expect(written('complaint', { claim: 'building' })).toContain('시가표준액을 알 수 있는 자료')
  expect(written('complaint', { claim: 'money' })).not.toContain('시가표준액')
})

test('writing is asked of a dismissal alone, and each other act is undone in its own way', () => {
  const asks = (act: string) =>
    questionsOf(formOf('unfair-dismissal'), answersOf('unfair-dismissal', { act })).map(
      ({ id }) => id,
    )
  expect(asks('dismissal')).toContain('notice')
  for (const act of ['suspension', 'leave', 'transfer', 'cut'])
    expect(asks(act)).not.toContain('notice')

  const of = (act: string) => written('unfair-dismissal', { act, notice: 'none' })
  expect(of('dismissal')).toContain('「근로기준법」 제27조제2항에 따라 효력이 없습니다')
  expect(of('transfer')).not.toContain('제27조')
  expect(of('transfer')).toContain('원래의 업무와 근무 장소로 복귀')
  expect(of('transfer')).not.toContain('임금 상당액')
  expect(of('cut')).toContain('지급하지 아니한 임금')
  expect(of('suspension')).toContain('정직은 부당한 처분임')
  expect(of('leave')).toContain('휴직은 부당한 처분임')
})

test.each(['2027-01-14', '2026-04-30', '2026-12-31', '2027-03-01'])(
  'a notice about a lease that ends on %s has the last day of the calculator',
  (to) => {
    const back = (length: number) => {
      const outcome = runCalculator('period', {
        startDate: to,
        length,
        unit: 'month',
        direction: 'backward',
      })
      return outcome.ok ? outcome.calculation.result.deadline : null
    }
    const answers = completeAnswers(formOf('lease-notice'), answersOf('lease-notice', { to }))
    expect(answers).toMatchObject({ homeUntil: back(2), shopUntil: back(1) })
    const lease = completeAnswers(formOf('housing-lease'), answersOf('housing-lease', { to }))
    expect(lease).toMatchObject({ renewUntil: back(2) })
  },
)

test('a landlord has shown, or agreed before, what the Act asks for', () => {
  expect(written('housing-lease', { leaseInfo: 'papers', taxPapers: 'papers' })).toMatch(
    /제3조의7에 따라 .*정보를 임차인에게 제시하였다\.\n.*납세증명서를 임차인에게 제시하였다\./,
  )
  expect(
    written('housing-lease', { leaseInfo: 'consent', taxPapers: 'consent' }).match(
      /이 계약을 맺기 전에 동의하였다/g,
    ),
  ).toHaveLength(2)
})

test('an agreement on technical data of a subcontractor says how long, and when they go back', () => {
  const data = { subcontract: true, useUntil: '2027-11-30', giveBackOn: '2027-12-31' }
  const text = written('nda', data)
  expect(text).toContain('2027년 11월 30일까지 사용한다')
  expect(text).toContain('2027년 12월 31일까지 제6조의 방법으로 돌려주거나 폐기한다')
  const { blocks } = draftDocument(formOf('nda'), answersOf('nda', data))
  const sixth = blocks.find((block) => 'number' in block && block.number === '제6조')
  expect(sixth).toMatchObject({ text: expect.stringMatching(/^\(반환과 폐기\)/) })
  expect(written('nda', { ...data, subcontract: false })).not.toContain('사용한다')
  const early = { ...exampleAnswers(formOf('nda')), ...data, giveBackOn: '2027-11-29' }
  const { findings } = writeAnswers(formOf('nda'), early, {
    guide: guideOf(guides, 'nda'),
    today: '2026-11-30',
  })
  expect(findings.map(({ id }) => id)).toContain('giveBackBeforeUseEnds')
})

test('a privacy policy names the country from which people in Korea are served', () => {
  expect(written('privacy-policy', { collectedAbroad: true, collectedIn: '미국' })).toContain(
    '처리하는 국가는 다음과 같습니다: 미국',
  )
  expect(written('privacy-policy', { collectedAbroad: false })).not.toContain('국외에서의 처리')
})

test('a company that gives power has a 명칭, a person a 성명', () => {
  expect(written('power-of-attorney', { principal: company('주식회사 가나') })).toMatch(
    /^명칭 {2}주식회사 가나$/m,
  )
  expect(written('power-of-attorney', { principal: somebody })).toMatch(/^성명 {2}김철수$/m)
})

test('help speaks of the question that it stands at', () => {
  expect(guideOf(guides, 'criminal-complaint').fields.knownOn?.help).toContain('범인')
  expect(guideOf(guides, 'payment-order').fields.court?.help).toContain('제463조')
  expect(JSON.stringify(guideOf(guides, 'inheritance-renunciation').steps)).toContain('5,000원')
})

test('the steps of an inheritance keep their last day', () => {
  const template = formOf('inheritance-renunciation')
  const steps = stepsAfter(
    template.steps,
    completeAnswers(template, answersOf('inheritance-renunciation', { knownOn: '2026-09-20' })),
  )
  expect(steps[0]).toMatchObject({ id: 'file', deadline: '2026-12-20' })
})

test('a day that was agreed on, or is counted back, is not said to be moved by a holiday', () => {
  const ends = (id: string, typed: TypedAnswers) => {
    const template = formOf(id)
    const complete = completeAnswers(template, answersOf(id, typed))
    return endsPeriod(
      template,
      withLastDays(template, stepsAfter(template.steps, complete), complete),
    )
  }
  expect(ends('loan-agreement', { repayment: 'lump', dueOn: '2027-02-28' })).toBe(false)
  expect(ends('lease-notice', { kind: 'home', purpose: 'renew' })).toBe(false)
  expect(ends('answer', {})).toBe(true)
  expect(ends('information-disclosure', {})).toBe(true)
})
