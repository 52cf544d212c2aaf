/** @jest-environment node */
import { evaluateAnswer } from '@/lib/ragops/answers/evaluate-answer'
import { evaluationRequestSchema } from '@/lib/ragops/answers/schema'
import { type StarterPassages, starterPassages } from '@/tests/factories/starter-passages'

let starter: StarterPassages
beforeAll(async () => {
  starter = await starterPassages()
})
afterAll(() => starter.close())

type Request = Parameters<typeof evaluationRequestSchema.parse>[0] & object
const evaluate = (request: Partial<Request>) =>
  evaluateAnswer(evaluationRequestSchema.parse({ answer: '', ...request }), starter.check)
const passage = (law: string, no: string) => {
  const { id, label, text } = starter.article(law, no)
  return { id, label, text }
}
const tort = () => passage('민법', '750')
/** As the law has it; the starter corpus has summaries. */
const limitation = () => ({
  ...passage('민법', '766'),
  text: '제766조(손해배상청구권의 소멸시효) ① 불법행위로 인한 손해배상의 청구권은 피해자나 그 법정대리인이 그 손해 및 가해자를 안 날로부터 3년간 이를 행사하지 아니하면 시효로 인하여 소멸한다. ② 불법행위를 한 날로부터 10년을 경과한 때에도 전항과 같다.',
})

const right =
  '민법 제766조에 따르면 불법행위로 인한 손해배상의 청구권은 손해 및 가해자를 안 날로부터 3년간 행사하지 아니하면 시효로 인하여 소멸합니다.'

describe('what the passages carry', () => {
  it('is supported with its numbers, without any mark in the answer', async () => {
    const { answered, figures, findings } = await evaluate({
      answer: right,
      passages: [tort(), limitation()],
    })
    expect(answered).toBe(true)
    expect(figures.support).toEqual({ score: 1, right: 1, wrong: 0, open: 0 })
    expect(figures.figures).toEqual({ score: 1, right: 1, wrong: 0, open: 0 })
    expect(figures.citations.score).toBe(1)
    expect(figures.currency.score).toBe(1)
    expect(figures.citedGiven.score).toBe(1)
    expect(findings).toEqual([])
  })

  it('is told from a number that stands nowhere', async () => {
    const { figures, findings } = await evaluate({
      answer: right.replace('3년', '7년'),
      passages: [tort(), limitation()],
    })
    expect(figures.support.score).toBe(0)
    expect(figures.figures).toEqual({ score: 0, right: 0, wrong: 1, open: 0 })
    expect(findings).toContainEqual({
      evaluator: 'figures',
      text: '7년',
      reason: 'not-in-passages',
    })
  })

  it('may repeat a number of the question', async () => {
    const answer = '5,000만 원을 빌려준 경우에도 마찬가지입니다.'
    const passages = [limitation()]
    const asked = await evaluate({ answer, passages, question: '5천만 원을 빌려줬어요' })
    expect(asked.figures.figures.score).toBe(1)
    expect((await evaluate({ answer, passages })).figures.figures.score).toBe(0)
  })

  it('is not said of an answer that came without passages', async () => {
    const { figures } = await evaluate({ answer: right })
    expect(figures.support.score).toBeNull()
    expect(figures.figures.score).toBeNull()
    expect(figures.citedGiven.score).toBeNull()
    expect(figures.citations.score).toBe(1)
  })
})

describe('citations', () => {
  it('that cannot be are wrong, what the corpus lacks is open, and a repealed article only out of date', async () => {
    const { figures, findings } = await evaluate({
      answer:
        '민법 제750조와 대법원 2031. 5. 4. 선고 2030다12345 판결, 대법원 1999. 3. 3. 선고 98다11111 판결을 봅니다.',
    })
    expect(figures.citations).toEqual({ score: 0.5, right: 1, wrong: 1, open: 1 })
    expect(findings.map(({ evaluator, reason }) => ({ evaluator, reason }))).toEqual([
      { evaluator: 'citations', reason: 'impossible' },
    ])
  })

  it('of sources that were not among the passages are named', async () => {
    const { figures, findings } = await evaluate({
      answer: `${right} 민법 제750조도 그렇습니다.`,
      passages: [limitation()],
    })
    expect(figures.citedGiven).toMatchObject({ right: 1, wrong: 1 })
    expect(findings).toContainEqual({
      evaluator: 'citedGiven',
      text: '민법 제750조',
      reason: 'not-given',
    })
  })

  it('that have to be there are looked for by id and by words; an unknown one is open', async () => {
    const { figures, findings } = await evaluate({
      answer: right,
      mustCite: ['001706#766', '민법 제750조', '없는법 제3조'],
    })
    expect(figures.mustCite).toEqual({ score: 0.5, right: 1, wrong: 1, open: 1 })
    expect(findings).toEqual([{ evaluator: 'mustCite', text: '민법 제750조', reason: 'missing' }])
  })
})

describe('the law of today', () => {
  const answer = '민법 제750조에 따릅니다.'
  const found = (state: string, more: object = {}) => [
    {
      ...{ text: '민법 제750조', kind: 'article', state, target: '001706#750' },
      ...{ reference: null, candidates: [], reason: null, start: 0, end: 8, ...more },
    },
  ]
  it.each([
    ['repealed', {}, 'repealed'],
    ['pending', {}, 'pending'],
    ['verified', { reason: 'earlier-text' }, 'earlier-text'],
    [
      'verified',
      { kind: 'case', reference: { form: '가', name: null, overruledBy: '나' } },
      'overruled',
    ],
  ])('%s %j is not', async (state, more, reason) => {
    const check = async () => found(state, more) as never
    const { figures, findings } = await evaluateAnswer(
      evaluationRequestSchema.parse({ answer }),
      check,
    )
    expect(figures.citations.score).toBe(1)
    expect(figures.currency).toEqual({ score: 0, right: 0, wrong: 1, open: 0 })
    expect(findings).toEqual([{ evaluator: 'currency', text: '민법 제750조', reason }])
  })
})

describe('quotes', () => {
  const words = '손해 및 가해자를 안 날로부터 3년'

  it('are exact letter for letter in a passage', async () => {
    const { figures } = await evaluate({
      answer: `법은 “${words}”이라고 합니다.`,
      passages: [limitation()],
    })
    expect(figures.quotes).toEqual({ score: 1, right: 1, wrong: 0, open: 0 })
  })

  it('are not when a word was changed', async () => {
    const quoted = words.replace('안 날', '알게 된 날')
    const { figures, findings } = await evaluate({
      answer: `법은 “${quoted}”이라고 합니다.`,
      passages: [limitation()],
    })
    expect(figures.quotes.score).toBe(0)
    expect(findings).toContainEqual({ evaluator: 'quotes', text: quoted, reason: 'not-exact' })
  })

  it('of a source that nobody has are open', async () => {
    const { figures } = await evaluate({ answer: `계약서는 “${words}”이라고 합니다.` })
    expect(figures.quotes).toEqual({ score: null, right: 0, wrong: 0, open: 1 })
  })
})

describe('context', () => {
  const noise = (id: string) => ({ id, label: '', text: '' })

  it('precision is the mean of precision at the places of what is relevant', async () => {
    const { figures } = await evaluate({
      passages: ['001706#750', '1', '001706#766', '2'].map(noise),
      relevant: ['001706#766', '001706#750'],
    })
    // (1/1 + 2/3) / 2
    expect(figures.contextPrecision.score).toBeCloseTo(0.8333, 4)
    expect(figures.contextRecall).toEqual({ score: 1, right: 2, wrong: 0, open: 0 })
  })

  it('counts a source once, at its first passage, and knows sources by their words', async () => {
    const { figures, findings } = await evaluate({
      passages: [
        { label: '민법 제750조', text: '' },
        { label: '민법 제750조', text: '' },
        { label: '', text: '' },
      ],
      relevant: ['001706#750', '001706#751'],
    })
    expect(figures.contextPrecision).toEqual({ score: 1, right: 1, wrong: 1, open: 0 })
    expect(figures.contextRecall.score).toBe(0.5)
    expect(findings).toEqual([
      { evaluator: 'contextRecall', text: '001706#751', reason: 'missing' },
    ])
  })

  it('nothing relevant found is 0, and nothing to find is no figure', async () => {
    const passages = [noise('1')]
    const missed = await evaluate({ passages, relevant: ['001706#750'] })
    expect(missed.figures.contextPrecision.score).toBe(0)
    expect((await evaluate({ passages })).figures.contextPrecision.score).toBeNull()
  })

  it('recall without labels is the share of the right answer that a passage carries', async () => {
    const reference = `${right} 유언은 자필로 하여야 하며 증인 두 사람이 날인합니다.`
    const { figures } = await evaluate({ passages: [limitation()], reference })
    expect(figures.contextRecall).toEqual({ score: 0.5, right: 1, wrong: 1, open: 0 })
  })
})

describe('refusing', () => {
  it.each([
    [true, 'NO_ANSWER', 1],
    [true, right, 0],
    [false, '', 0],
    [false, right, 1],
  ])('when it has to be %s, %j scores %d', async (mustRefuse, answer, score) => {
    const { answered, figures } = await evaluate({ answer, mustRefuse })
    expect(figures.refusal.score).toBe(score)
    expect(answered).toBe(answer === right)
  })

  it('grounds nothing: the answered share stands beside every figure', async () => {
    const { answered, figures } = await evaluate({ answer: 'NO_ANSWER', passages: [tort()] })
    expect(answered).toBe(false)
    expect(figures.support.score).toBeNull()
  })
})
