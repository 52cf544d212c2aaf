import { vectorSize } from '@/backend/search/questions/question-index'
import type { TermSpace } from '@/backend/search/questions/term-space'
import { type Lesson, trainTerms } from '@/backend/search/questions/train-terms'
import {
  ArticleVectors,
  nearnessTo,
  packTerms,
  placeText,
} from '@/backend/search/questions/vectors'
import { seededNumbers } from '@/lib/seeded-numbers'

/** Terms are numbers: 1–4 are how people ask for the first article, 5–8 for the second. */
const lessons: Lesson[] = [
  {
    law: 'wages',
    own: new Map([[9, 1]]),
    questions: [
      [1, 2],
      [2, 3],
      [1, 4],
      [3, 4],
    ],
  },
  {
    law: 'rent',
    own: new Map([[10, 1]]),
    questions: [
      [5, 6],
      [6, 7],
      [5, 8],
      [7, 8],
    ],
  },
]

function space(): TermSpace {
  const chance = seededNumbers(5)
  const keys = Uint32Array.from({ length: 10 }, (_, i) => i + 1)
  return {
    keys,
    values: Float32Array.from({ length: keys.length * vectorSize }, () => chance() - 0.5),
  }
}

/** How near a question of these terms is to both articles, by their own words alone. */
function nearness({ keys, values }: TermSpace, terms: readonly number[]): number[] {
  const packed = packTerms({ keys, values })
  const articles = new ArticleVectors(lessons.length)
  lessons.forEach(({ own }, i) => {
    articles.set(i, placeText(packed, own))
  })
  const near = nearnessTo(
    { articles: articles.words },
    placeText(packed, new Map(terms.map((term) => [term, 1]))),
  )
  return lessons.map((_, i) => near(i))
}

const trained = (): TermSpace => {
  const terms = space()
  for (let lesson = 0; lesson < 20; lesson++) trainTerms(terms, lessons)
  return terms
}

it('brings a question near the article that is asked for in such words', () => {
  const terms = trained()
  for (const [question, right] of [
    [[1, 3], 0],
    [[2, 4], 0],
    [[6, 8], 1],
    [[5, 7], 1],
  ] as const) {
    const both = nearness(terms, question)
    expect(both[right]).toBeGreaterThan(both[1 - right]!)
  }
})

it('learns the same from the same', () => {
  expect(trained().values).toEqual(trained().values)
})

it('has nothing to learn where nobody has asked', () => {
  const terms = space()
  trainTerms(terms, [])
  expect(terms.values).toEqual(space().values)
})
