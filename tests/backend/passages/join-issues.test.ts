import { type FoundIssue, joinIssues } from '@/backend/passages/join-issues'
import { isArticle, type Passages } from '@/lib/corpus/passage-schema'
import {
  articleSource,
  candidate,
  decisionSource,
  passagesFor,
} from '@/tests/factories/passage-sources'

const deposit = '집주인이 보증금을 안 줘요'

/** Found for one thing that is asked: articles of these numbers, the best first, and a decision. */
const foundWith = (numbers: readonly string[], serial = 1): Passages =>
  passagesFor(deposit, {
    articles: numbers.map((no, at) =>
      candidate(articleSource({ articleId: `001248#${no}`, no }), { score: 9 - at }),
    ),
    decisions: [candidate(decisionSource({ serial }))],
  })

const refused = passagesFor('이번 주말에 비가 오나요?')

const issue = (question: string, found: Passages, alone: Passages = refused): FoundIssue => ({
  issue: { question, text: `${deposit} ${question}` },
  found,
  alone,
})

const ids = ({ passages }: Passages) =>
  passages.map((passage) => (isArticle(passage) ? passage.no : passage.serial))

test('each thing that is asked keeps its own articles and decision, and what both found stands once', () => {
  const whole = foundWith(['3', '5', '7'])
  const joined = joinIssues(whole, [
    issue('보증금은요?', foundWith(['3', '4', '6'], 1)),
    issue('월세는요?', foundWith(['8', '3', '9'], 2)),
  ])
  expect(joined.issues).toEqual([
    { question: '보증금은요?', passages: [0, 1, 2] },
    { question: '월세는요?', passages: [3, 0, 4] },
  ])
  expect(ids(joined).slice(0, 5)).toEqual(['3', '4', 1, '8', 2])
  const others = joined.passages.slice(5).filter(isArticle)
  expect(others.map(({ no, leading, also }) => [no, leading, also])).toEqual([
    ['5', false, true],
    ['7', false, true],
    ['6', false, true],
    ['9', false, true],
  ])
})

test('it is no surer than of the least sure', () => {
  const sure = (confidence: number | null, no: string) => ({ ...foundWith([no]), confidence })
  const joined = (a: number | null, b: number | null) =>
    joinIssues(foundWith(['3']), [issue('하나', sure(a, '3')), issue('둘', sure(b, '8'))])
      .confidence
  expect(joined(0.8, 0.6)).toBe(0.6)
  expect(joined(0.8, null)).toBeNull()
})

test('the whole question is answered where its parts lead to the same article, or one has none', () => {
  const whole = foundWith(['3'])
  const same = [issue('하나', foundWith(['3', '4'])), issue('둘', foundWith(['3', '5']))]
  expect(joinIssues(whole, same)).toBe(whole)
  expect(joinIssues(whole, [issue('하나', foundWith(['4'])), issue('둘', refused)])).toBe(whole)
  expect(joinIssues(whole, [])).toBe(whole)
})

test('what is no question of the law stays refused, whatever its parts would find', () => {
  expect(refused.refusal).not.toBeNull()
  const parts = [issue('하나', foundWith(['3'])), issue('둘', foundWith(['8']))]
  expect(joinIssues(refused, parts)).toBe(refused)
})

test('where the story leads both to one article, the words of the second say what else they ask for', () => {
  const whole = foundWith(['3', '8'])
  const story = foundWith(['3', '8'])
  const joined = joinIssues(whole, [
    issue('하나', story),
    issue('둘', story, foundWith(['8', '9'], 2)),
  ])
  expect(joined.issues.map(({ passages }) => passages.length)).toEqual([3, 3])
  expect(ids(joined).slice(0, 5)).toEqual(['3', '8', 1, '9', 2])
  // What the story did not find may be of another field altogether.
  const astray = [issue('하나', story), issue('둘', story, foundWith(['77'], 2))]
  expect(joinIssues(whole, astray)).toBe(whole)
})

test('a part that little speaks for is left to the whole question', () => {
  const whole = foundWith(['3'])
  const unsure = { ...foundWith(['8']), confidence: 0.3 }
  expect(joinIssues(whole, [issue('하나', whole), issue('둘', unsure)])).toBe(whole)
})
