import {
  askedArticles,
  askedOf,
  createQuestionBuffers,
} from '@/backend/search/questions/asked-articles'
import {
  type AskedArticle,
  buildQuestionIndex,
} from '@/backend/search/questions/build-question-index'
import type { QuestionIndex } from '@/backend/search/questions/question-index'
import { questionTerms } from '@/backend/search/questions/question-terms'

const noCourt = { keys: new Uint32Array(), counts: new Uint32Array(), documents: Uint32Array.of(0) }

function article(body: string, questions: Partial<NonNullable<AskedArticle['questions']>> | null) {
  return {
    lawTitle: '',
    title: '',
    body,
    gone: false,
    questions: questions && { ko: [], en: [], ja: [], zh: [], ...questions },
  }
}
const ko = (text: string, paragraph?: number) => ({ voice: 'story' as const, text, paragraph })

const index = buildQuestionIndex(
  [
    article('', {
      ko: [ko('전세 사는 집이 팔렸는데 새 주인이 나가래요', 4), ko('전입신고 다음 날부터 효력', 1)],
      en: [{ text: 'Does a lease survive the sale of the house?' }],
      zh: [{ text: '房子卖了租约还有效吗' }],
    }),
    article('', {
      ko: [ko('그만둔 지 한 달인데 월급을 안 줘요'), ko('퇴사 후 급여 지급 기한')],
      en: [{ text: 'My boss has not paid my wages since I quit' }],
      zh: [{ text: '辞职后老板不给工资' }],
    }),
    article('', {
      ko: [ko('사장이 이유 없이 잘랐어요')],
      en: [{ text: 'Fired by my boss for no reason' }],
      zh: [{ text: '老板无故开除我' }],
    }),
    article('강의 물고기를 잡는 어업의 허가', null),
  ],
  noCourt,
)
const [lease, wages, dismissal, fishing] = [0, 1, 2, 3]

function ask(question: string, of: QuestionIndex = index) {
  const asked = askedArticles(of, createQuestionBuffers(of, 4), questionTerms(question))
  const sum = (at: number) => {
    const { nearest, together, meaning } = asked.signsOf(at)
    return nearest + together + meaning
  }
  return [...asked.candidates]
    .sort((a, b) => sum(b) - sum(a))
    .map((at) => ({ article: at, ...askedOf(asked, at) }))
}

it.each([
  ['새 주인이 집에서 나가래요', lease],
  ['월급을 한 달째 안 줘요', wages],
  ['boss never paid wages', wages],
  ['老板开除', dismissal],
])('finds who is asked for: %j', (question, expected) => {
  expect(ask(question)[0]?.article).toBe(expected)
})

it('names the paragraph of the nearest question', () => {
  expect(ask('집이 팔렸는데 새 주인')[0]?.paragraph).toBe(4)
  expect(ask('전입신고 효력은 다음 날부터')[0]?.paragraph).toBe(1)
  expect(ask('월급을 안 줘요')[0]?.paragraph).toBeNull()
})

it('says how much of the question is held: all of it, part of it, nothing', () => {
  const [whole] = ask('사장이 이유 없이 잘랐어요')
  const [part] = ask('사장이 이유 없이 삿대질하며 고함쳤습니다')
  expect(whole!.nearest).toBeGreaterThan(1.5 * part!.nearest)
  expect(whole!.nearest).toBeLessThanOrEqual(1)
  expect(ask('쿼크')).toEqual([])
})

it('connects languages: an article that nobody asked for in Chinese is near a Chinese question', () => {
  const wages = buildQuestionIndex(
    [
      article('', { ko: [ko('월급을 안 줘요')], zh: [{ text: '老板拖欠工资' }] }),
      article('', { ko: [ko('월급을 안 줘요')] }),
      article('', { ko: [ko('집이 팔렸어요')], zh: [{ text: '房子卖了' }] }),
      article('', { ko: [ko('집이 팔렸어요')], zh: [{ text: '房子工资' }] }),
    ],
    noCourt,
  )
  const buffers = createQuestionBuffers(wages, 4)
  const { signsOf } = askedArticles(wages, buffers, questionTerms('老板拖欠工资'))
  expect(signsOf(1).meaning).toBeGreaterThan(signsOf(2).meaning)
})

it('leaves an article that nobody has asked for yet to its own words', () => {
  const buffers = createQuestionBuffers(index, 4)
  const asked = askedArticles(index, buffers, questionTerms('전세 사는 집이 팔렸는데'))
  expect(asked.candidates).not.toContain(fishing)
  expect(asked.signsOf(fishing)).toMatchObject({ nearest: 0, together: 0, meaning: 0 })
  expect(asked.signsOf(fishing).unasked).toBeGreaterThan(0.5)
  expect(asked.signsOf(lease)).toMatchObject({ ownMeaning: 0, unasked: 0 })
})

it('leaves the wording of courts to the courts', () => {
  const issue = '임대차 목적물의 양수인이 임대인의 지위를 승계하는지 여부'
  const court = new Map(questionTerms(issue).map((key) => [key, 900]))
  const keys = Uint32Array.from(court.keys()).sort()
  const read = {
    ...index,
    courtTerms: { keys, counts: keys.map(() => 900), documents: Uint32Array.of(1000) },
  }
  const buffers = createQuestionBuffers(read, 4)
  const unaskedOf = (text: string) =>
    askedArticles(read, buffers, questionTerms(text)).signsOf(fishing).unasked
  expect(unaskedOf(issue)).toBeLessThan(0.05)
  expect(unaskedOf('사장이 이유 없이 잘랐어요')).toBeGreaterThan(0.9)
})

it('is empty without a bank', () => {
  const none = buildQuestionIndex([article('전세', null)], noCourt)
  const asked = askedArticles(none, createQuestionBuffers(none, 1), questionTerms('전세'))
  expect(asked.candidates).toEqual([])
  expect(asked.signsOf(0).unasked).toBe(0)
})

it('names the paragraph that near questions are answered by, else the one that most ask for', () => {
  const many = buildQuestionIndex(
    [
      article('', { ko: [ko('사장이 이유 없이 잘랐어요')] }),
      article('', {
        ko: [ko('새 주인이 나가래요', 4), ko('전입신고 효력', 1), ko('확정일자 없이 대항력', 1)],
      }),
      article('', { ko: [ko('월급 언제 주나')] }),
    ],
    noCourt,
  )
  const paragraph = (question: string) =>
    askedArticles(many, createQuestionBuffers(many, 3), questionTerms(question)).paragraphOf(1)
  expect(paragraph('집이 팔리고 새 주인이 나가래요')).toBe(4)
  expect(paragraph('전입신고를 했어요')).toBe(1)
  expect(paragraph('보증금 반환')).toBe(1)
})
