import { isDecision } from '@/lib/corpus/passage-schema'
import {
  articleSource,
  askedHit,
  candidate,
  decisionSource,
  passagesFor,
} from '@/tests/factories/passage-sources'

const deposit = '집주인이 보증금을 안 줘요'

describe('decisions of an answer that is sure', () => {
  const cited = (articleId: string, lawName: string) => ({
    articleId,
    lawName,
    articleNo: articleId.split('#')[1]!,
    former: false,
    issueNo: null,
  })
  const onArticle = decisionSource({
    serial: 2,
    issues: [
      { no: null, issue: '임차권등기의 효력', gist: '임차권등기를 마치면 대항력이 남는다.' },
    ],
    articles: [cited('001248#3의3', '주택임대차보호법')],
  })
  const onOther = decisionSource({ serial: 3, articles: [cited('001248#8', '주택임대차보호법')] })
  const sureOf = (decisions: ReturnType<typeof decisionSource>[]) =>
    passagesFor(deposit, {
      articles: [
        candidate(articleSource(), {
          score: 9,
          asked: askedHit({ nearest: 0.9, together: 0.6, meaning: 0.9 }),
        }),
      ],
      decisions: decisions.map((source) => candidate(source)),
    })
  const shown = (decisions: ReturnType<typeof decisionSource>[]) =>
    sureOf(decisions)
      .passages.filter(isDecision)
      .filter(({ leading }) => leading)
      .map(({ serial }) => serial)

  it('are those that apply the article which answers, before those whose words are nearer', () => {
    expect(sureOf([onOther, onArticle]).confidence).toBeGreaterThan(0.5)
    expect(shown([onOther, onArticle])[0]).toBe(2)
  })

  it('are those of the law where none applies the article', () => {
    expect(shown([onOther])).toEqual([3])
  })

  it('count a citation of what bore the number before as none', () => {
    const before = { ...onArticle, articles: [{ ...onArticle.articles[0]!, former: true }] }
    expect(shown([onOther, before])[0]).toBe(3)
  })
})
