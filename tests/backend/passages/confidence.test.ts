import { confidenceIn } from '@/backend/passages/confidence'
import { articleSource, askedHit, candidate } from '@/tests/factories/passage-sources'

const found = (scores: readonly number[], asked = askedHit({ meaning: 0.6 })) =>
  scores.map((score) => candidate(articleSource(), { score, asked }))

it('is surer of a best article that is far ahead, and of a question of law', () => {
  const sure = confidenceIn(found([5, 3, 2, 1]), 0.99)!
  expect(confidenceIn(found([2, 1.9, 1.8, 1.7]), 0.99)!).toBeLessThan(sure)
  expect(confidenceIn(found([5, 3, 2, 1]), 0.2)!).toBeLessThan(sure)
})

it('stays between nothing and certainty', () => {
  for (const lawQuestion of [0, 1])
    for (const scores of [[0], [100, 0]]) {
      const confidence = confidenceIn(found(scores), lawQuestion)
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
})

it('says nothing of what courts would write, of what is named, and of nothing', () => {
  expect(confidenceIn(found([5, 1], askedHit({ people: 0.1 })), 1)).toBeNull()
  expect(confidenceIn([candidate(articleSource(), { named: true })], 1)).toBeNull()
  expect(confidenceIn([], 1)).toBeNull()
})
