import { decisionPassages, nearLaw } from '@/backend/passages/decision-passages'
import { isApart } from '@/backend/passages/special-law'
import { type ArticlePassage, isArticle, isDecision } from '@/lib/corpus/passage-schema'
import { readQuestion } from '@/lib/korean-law/question/question'
import {
  articleSource,
  candidate,
  decisionSource,
  passagesFor,
} from '@/tests/factories/passage-sources'

const home = articleSource()
const shop = articleSource({
  articleId: '009276#6',
  lawId: '009276',
  lawTitle: '상가건물 임대차보호법',
  no: '6',
})

it.each([
  ['집주인이 보증금을 안 줘요', shop, true],
  ['가게 보증금을 건물주가 안 줘요', shop, false],
  ['집주인이 보증금을 안 줘요', home, false],
  ['야근 수당을 안 줘요', articleSource({ lawTitle: '선원법' }), true],
  ['갑자기 해고됐어요', articleSource({ lawTitle: '상법', title: '선장의 해임' }), true],
  ['선장이 야근 수당을 안 줘요', articleSource({ lawTitle: '선원법' }), false],
  ['바람을 피운 상대에게 위자료를', articleSource({ title: '약혼해제와 손해배상청구권' }), true],
  ['파혼당했어요', articleSource({ title: '약혼해제와 손해배상청구권' }), false],
])('%s: a law for others alone is apart', (question, source, apart) => {
  expect(isApart(source, question)).toBe(apart)
})

it('a rule for a while is apart', () => {
  const body = '이 법 시행일부터 6개월까지의 기간 동안 연체한 차임액은 연체액으로 보지 아니한다.'
  expect(isApart(articleSource({ body }), '월세를 밀렸어요')).toBe(true)
  expect(isApart(articleSource({ title: '계약 갱신요구 등에 관한 임시 특례' }), '월세')).toBe(true)
})

const leadingOf = (question: string) =>
  passagesFor(question, {
    articles: [candidate(shop, { score: 2 }), candidate(home, { score: 1.9 })],
    decisions: [candidate(decisionSource())],
  })
    .passages.filter(isArticle)
    .filter(({ leading }) => leading)
    .map(({ articleId }) => articleId)

it('leads with the law that holds for everybody, until the question speaks of the others', () => {
  expect(leadingOf('집주인이 보증금을 안 줘요')).toEqual(['001248#3의3'])
  expect(leadingOf('가게 보증금을 건물주가 안 줘요')[0]).toBe('009276#6')
})

it('a decision that rests on another law and speaks of little of the question leads nobody on', () => {
  const question = '판매자가 보증금 환불을 거절하면 계약을 취소할 수 있나요'
  const { points } = readQuestion(question)
  const article = (changes: { lawName: string }) => ({
    articleId: '1#1',
    articleNo: '1',
    former: true,
    issueNo: null,
    ...changes,
  })
  const candidates = [
    candidate(decisionSource({ articles: [article({ lawName: '구 주택 임대차보호법' })] })),
    candidate(decisionSource({ serial: 2, articles: [article({ lawName: '형법' })] })),
  ]
  const found = decisionPassages(candidates, points).map((each) => ({
    ...each,
    leading: true,
    share: 0.2,
  }))
  const law = { leading: true, lawTitle: '주택임대차보호법' } as ArticlePassage
  const leadingAfter = (passages: typeof found, articles: ArticlePassage[]) =>
    nearLaw(passages, candidates, articles)
      .filter(isDecision)
      .filter(({ leading }) => leading)
      .map(({ serial }) => serial)
  expect(leadingAfter(found, [law])).toEqual([1])
  expect(leadingAfter(found, [])).toEqual([1, 2])
  expect(
    leadingAfter(
      found.map((each) => ({ ...each, share: 0.7 })),
      [law],
    ),
  ).toEqual([1, 2])
})
