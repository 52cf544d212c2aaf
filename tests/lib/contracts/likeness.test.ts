import { readFileSync } from 'node:fs'
import { asRead, type BankClause, bankClauses } from '@/lib/contracts/likeness/bank'
import { featuresOf } from '@/lib/contracts/likeness/features'
import { judgeByLikeness } from '@/lib/contracts/likeness/judge-by-likeness'
import { likenessOf } from '@/lib/contracts/likeness/model'
import { nearestRule, type StoredRule } from '@/lib/contracts/likeness/nearest-rule'
import { bankHash, trainModel } from '@/lib/contracts/likeness/train'
import stored from '@/lib/contracts/likeness/trained-model.json'
import storedRules from '@/lib/contracts/likeness/trained-rules.json'
import { loadWeights } from '@/lib/contracts/likeness/weights'
import { reviewContract } from '@/lib/contracts/review'
import { rules } from '@/lib/contracts/rules/catalogue'
import { readContract } from '@/lib/contracts/text/contract'

const heldOut = bankClauses(readFileSync(`${__dirname}/held-out-clauses.txt`, 'utf8'))

const contractWith = (clause: string): string =>
  `계약서\n\n제1조(목적) 이 계약은 다음과 같이 정한다.\n제2조(약정)\n${clause}\n제3조(협의) 그 밖의 사항은 협의한다.\n`

const byLikeness = ({ type, text }: Pick<BankClause, 'type' | 'text'>) =>
  judgeByLikeness(readContract(type, 'signer', contractWith(text)), [])

const shareReported = (clauses: readonly BankClause[]): number =>
  clauses.filter((clause) => byLikeness(clause).length > 0).length / clauses.length

/** How many of the places of a rule's features are the same; those at the end may be as rare as the next. */
function sameShare(some: string, others: string): number {
  const [now, kept] = [some, others].map((places) => {
    const bytes = Buffer.from(places, 'base64')
    return Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16LE(index * 2))
  })
  const known = new Set(kept)
  return (now ?? []).filter((place) => known.has(place)).length / (now?.length || 1)
}

describe('the trained model', () => {
  it('belongs to the bank as it is', () => {
    // npm run contracts:train makes it anew.
    expect([stored.bank, storedRules.bank]).toEqual([bankHash(), bankHash()])
  })

  it('is what training makes of the bank, whenever and wherever it is trained', () => {
    const { model: trained, rules: trainedRules } = trainModel()
    for (const head of ['unfair', 'void'] as const) {
      const [now, kept] = [loadWeights(trained[head]), loadWeights(stored[head])]
      expect(now.step).toBeCloseTo(kept.step, 6)
      expect(now.bytes.every((byte, place) => Math.abs(byte - (kept.bytes[place] ?? 0)) <= 1)).toBe(
        true,
      )
    }
    expect(Object.keys(trainedRules.rules)).toEqual(Object.keys(storedRules.rules))
    for (const [id, { types, step, at }] of Object.entries(trainedRules.rules)) {
      const kept = (storedRules.rules as Record<string, StoredRule>)[id]
      expect([id, types]).toEqual([id, kept?.types])
      expect(step).toBeCloseTo(kept?.step ?? 0, 6)
      expect(sameShare(at, kept?.at ?? '')).toBeGreaterThan(0.99)
    }
  }, 120_000)

  it('is refused when weights are missing', () => {
    expect(() => loadWeights({ step: 1, constant: 0, bytes: 'AAAA' })).toThrow('3 weights')
  })
})

describe('clauses that the model was not trained on', () => {
  it('are reported where they are unfair, and seldom where they are fair', () => {
    expect(shareReported(heldOut.filter(({ isUnfair }) => isUnfair))).toBeGreaterThan(0.4)
    expect(shareReported(heldOut.filter(({ isUnfair, rule }) => rule && !isUnfair))).toBeLessThan(
      0.1,
    )
    expect(shareReported(heldOut.filter(({ rule }) => !rule))).toBeLessThan(0.04)
  })

  it('resemble the rule that they break, or another on the same articles', () => {
    const known = heldOut.flatMap((clause) => {
      const rule = rules.find(({ id, kind }) => id === clause.rule && kind === 'void')
      return rule && clause.isUnfair ? [{ ...clause, rule }] : []
    })
    const right = known.filter(({ rule, type, text }) => {
      const nearest = nearestRule(asRead({ type, text }), 'void', type)
      return nearest?.articles.some((article) => rule.articles.includes(article))
    })
    expect(known.length).toBeGreaterThan(100)
    expect(right.length / known.length).toBeGreaterThan(0.65)
  })

  it('resemble nothing that contracts of their kind do not have', () => {
    expect(nearestRule('보증금', 'void', 'employment')?.id).not.toMatch(/^housing/)
  })

  it('weigh the same every time', () => {
    const text = asRead({ type: 'terms', text: heldOut[0]?.text ?? '' })
    expect(likenessOf(text)).toEqual(likenessOf(text))
    expect(featuresOf(text)).toEqual(featuresOf(text))
  })
})

describe('a review', () => {
  const unseen = heldOut.filter(({ isUnfair }) => isUnfair)
  const review = (
    { type, text }: Pick<BankClause, 'type' | 'text'>,
    standpoint = 'signer' as const,
  ) =>
    reviewContract(type, standpoint, contractWith(text)).findings.filter(
      ({ kind }) => kind === 'void' || kind === 'risk',
    )

  it('reports a clause that no rule knows as one that resembles unfair ones, with its own words', () => {
    const found = unseen.flatMap((clause) =>
      review(clause)
        .filter(({ ruleId }) => ruleId.startsWith('resembles-'))
        .map((finding) => ({ text: clause.text, finding })),
    )
    expect(found.length).toBeGreaterThan(10)
    for (const { text, finding } of found) {
      expect(finding.clause).toBe('제2조')
      expect(text).toContain(finding.quote)
    }
  })

  it('leaves a paragraph to the rule that knows it', () => {
    for (const clause of unseen) {
      const findings = review(clause)
      for (const { start, end } of findings.filter(({ ruleId }) => ruleId.startsWith('resembles-')))
        expect(
          findings.filter(
            (other) => (other.start ?? 0) < (end ?? 0) && (start ?? 0) < (other.end ?? 0),
          ),
        ).toHaveLength(1)
    }
  })

  it.each([
    ['a title', '위약금 및 손해배상의 특칙 일체'],
    ['a row of a table', '| 위약금 | 회원은 낸 돈을 어떠한 경우에도 돌려받지 못한다. |'],
    ['what the law allows', '을은 이 계약에 따른 공사의 전부를 다시 하도급하지 못한다.'],
  ])('does not weigh %s', (_, text) => {
    expect(byLikeness({ type: 'subcontract', text })).toEqual([])
  })
})

describe('the bank', () => {
  it('is read by its heads and marks', () => {
    expect(bankClauses('# refund-denied terms\n+ 안 준다.\n- 준다.\n# loan\n= 갚는다.\n')).toEqual([
      { rule: 'refund-denied', type: 'terms', isUnfair: true, text: '안 준다.' },
      { rule: 'refund-denied', type: 'terms', isUnfair: false, text: '준다.' },
      { rule: null, type: 'loan', isUnfair: false, text: '갚는다.' },
    ])
  })

  it.each(['+ 머리말이 없다.', '# refund-denied nothing', '# loan\n갚는다.'])(
    'refuses %s',
    (source) => {
      expect(() => bankClauses(source)).toThrow('no ')
    },
  )
})
