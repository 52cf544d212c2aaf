import { findingsOf } from '@/lib/templates/checks'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { exampleAnswers } from '@/lib/templates/example-answers'
import { findTemplate } from '@/lib/templates/templates'
import type { Answers } from '@/lib/templates/types'

/** The text of a form written from its example and further answers. */
function written(id: string, more: Answers): string {
  const template = findTemplate(id)
  if (!template) throw new Error(`no template ${id}`)
  const { blocks } = draftDocument(template, { ...exampleAnswers(template), ...more } as Answers)
  return blocks.map(({ text }) => text).join('\n')
}

const surety = { party: { type: 'person' as const, name: '박보증', address: '서울 중구 ○○로 2' } }

describe('several debtors of a payment order', () => {
  it('are all named, and owe as was chosen', () => {
    const text = written('payment-order', { otherDebtors: [surety], liability: 'jointly' })
    expect(text).toContain('채무자  박보증')
    expect(text).toContain('채무자들은 연대하여 채권자에게 아래 돈을 지급하라는')
    expect(text).toContain('채무자 김철수에게 30,000,000원을')
    expect(text).toContain('채무자들에게 청구취지에 적은 돈의')
  })

  it('are one where no other was named', () => {
    const text = written('payment-order', { otherDebtors: [] })
    expect(text).not.toContain('채무자들')
    expect(text).toContain('채무자는 채권자에게 아래 돈을 지급하라는')
  })
})

describe('the value of a claim against several', () => {
  const another = {
    party: { type: 'person' as const, name: '이영희', address: '서울 중구 ○○로 3' },
  }
  const sued = (liability: string, amount = 30_000_000) =>
    written('complaint', { defendants: [surety, another], liability, amount })

  it('is the one debt that they owe together', () => {
    expect(sued('jointly')).toContain('소송목적의 값  30,000,000원 (인지대 140,000원)')
    expect(sued('joint')).toContain('소송목적의 값  30,000,000원 (인지대 140,000원)')
  })

  it('is the sum where each owes a debt of its own, which may be no small claim then', () => {
    expect(sued('several')).toContain('소송목적의 값  60,000,000원 (인지대 275,000원)')
    const template = findTemplate('complaint')
    if (!template) throw new Error('no template')
    const found = (liability: string) => {
      const answers = { ...exampleAnswers(template), defendants: [surety, another], liability }
      const complete = completeAnswers(template, answers as Answers)
      return findingsOf(template, complete, '2026-11-28').map(({ id }) => id)
    }
    expect(found('several')).toContain('notSmall')
    expect(found('jointly')).not.toContain('notSmall')
  })

  it('counts in a payment order too, and no longer once one debtor is left', () => {
    const owed = (otherDebtors: (typeof surety)[]) =>
      written('payment-order', { otherDebtors, liability: 'several' })
    expect(owed([surety, another])).toContain('인지대 41,000원')
    expect(owed([])).toContain('인지대 14,000원')
    expect(written('payment-order', { otherDebtors: [surety], liability: 'jointly' })).toContain(
      '인지대 14,000원',
    )
  })
})

describe('child support', () => {
  const found = (carer: string, payer: string) => {
    const template = findTemplate('divorce-agreement')
    if (!template) throw new Error('no template')
    const answers = { ...exampleAnswers(template), carer, payer } as Answers
    return findingsOf(template, completeAnswers(template, answers), '2026-11-28').map(
      ({ id }) => id,
    )
  }

  it('is not paid by the parent who raises the child', () => {
    expect(found('father', 'father')).toContain('payerCares')
    expect(found('mother', 'mother')).toContain('payerCares')
    expect(found('mother', 'father')).not.toContain('payerCares')
    expect(found('both', 'father')).not.toContain('payerCares')
  })
})

describe('the place to sign', () => {
  it('wants the registered seal where its certificate is attached, the hand beside its own', () => {
    expect(written('inheritance-renunciation', {})).toContain('(인감 날인)')
    expect(written('limited-acceptance', {})).toContain('(인감 날인)')
    expect(written('power-of-attorney', { seal: 'attached' })).toContain('(인감 날인)')
    expect(written('power-of-attorney', { seal: 'signature' })).toMatch(/\(서명\)/)
    expect(written('power-of-attorney', { seal: 'none' })).toContain('(서명 또는 날인)')
  })

  it('stands in a power of attorney of which nothing else is known', () => {
    const template = findTemplate('power-of-attorney')
    const blocks = template ? draftDocument(template, {}).blocks : []
    expect(blocks.filter(({ text }) => text.includes('(서명 또는 날인)'))).toHaveLength(1)
  })
})
