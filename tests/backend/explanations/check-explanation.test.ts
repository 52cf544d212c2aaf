import { checkExplanation } from '@/backend/explanations/check-explanation'
import type { Explanation } from '@/backend/explanations/schema'
import { articleHash } from '@/lib/korean-law/statute/article-hash'

const article = {
  no: '7',
  title: '차임 등의 증감청구권',
  body: '① 증액은 1년 이내에는 하지 못한다. ② 20분의 1의 금액을 초과하지 못한다.',
  repealed: false,
  pending: false,
} as NonNullable<Parameters<typeof checkExplanation>[1]>

const explanation = (texts: Partial<Explanation> = {}): Explanation => ({
  law: '001248',
  article: '7',
  hash: articleHash(article.body),
  reviewed: true,
  ko: '집세는 1년 안에 다시 올릴 수 없고 한 번에 5%까지입니다.',
  en: 'Rent may not rise again within 1 year, nor by more than 5%.',
  ja: '家賃は1年以内に再び上げられず、上げ幅は5%までです。',
  zh: '房租在1年内不得再涨,每次最多5%。',
  ...texts,
})

it('takes what says the same figures in four languages', () => {
  expect(checkExplanation(explanation(), article)).toEqual({ faults: [], isStale: false })
})

it.each([
  [
    'a figure that the article does not have',
    { ko: '집세는 3년 안에 5%까지입니다.' },
    /not in the article: 3/,
  ],
  [
    'a figure that one language lacks',
    { en: 'Rent may not rise by more than 5%.' },
    /en: other figures/,
  ],
  ['another figure in one language', { zh: '房租在1年内最多涨9%。' }, /zh: not in the article: 9/],
  ['another language', { ja: 'Rent may not rise within 1 year, up to 5%.' }, /not ja/],
])('names %s', (_, texts, fault) => {
  expect(checkExplanation(explanation(texts), article).faults.join('\n')).toMatch(fault)
})

it('tells when the article has changed, is repealed or is gone', () => {
  const changed = { ...article, body: `${article.body} ③ 조례로 정할 수 있다.` }
  expect(checkExplanation(explanation(), changed).isStale).toBe(true)
  expect(checkExplanation(explanation(), { ...article, repealed: true }).faults).toHaveLength(1)
  expect(checkExplanation(explanation(), null).faults).toHaveLength(1)
})
