import type { Article } from '@/lib/corpus/case-schema'
import { layOutLaw } from '@/lib/korean-law/statute/law-text'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'

function makeArticle(no: string, path: string): Article {
  return {
    articleId: `001706#${no}`,
    no,
    title: '제목',
    path,
    body: '본문',
    pending: false,
    repealed: false,
    citedBy: 0,
  }
}

test('paragraphs, items and sub-items hang under their marks', () => {
  const body = '**①** 첫째 항 <개정 2020.1.1>\n\n  1\\. 하나\n    가\\. 둘\n\n단서'
  expect(readStatuteText(body)).toEqual([
    { depth: 0, mark: '①', text: '첫째 항 <개정 2020.1.1>' },
    { depth: 1, mark: '1.', text: '하나' },
    { depth: 2, mark: '가.', text: '둘' },
    { depth: 0, mark: '', text: '단서' },
  ])
})

test('the outline names every part where it begins', () => {
  const { outline, articles } = layOutLaw(
    [
      makeArticle('1', '제1편 총칙 > 제1장 통칙'),
      makeArticle('2', '제1편 총칙 > 제1장 통칙'),
      makeArticle('3', '제1편 총칙 > 제2장 인 > 제1절 능력'),
    ],
    (no) => `제${no}조`,
  )
  expect(outline.map(({ label, depth }) => [label, depth])).toEqual([
    ['제1편 총칙', 0],
    ['제1장 통칙', 1],
    ['제2장 인', 1],
    ['제1절 능력', 2],
  ])
  expect(articles.map(({ chapter }) => chapter !== null)).toEqual([true, false, true])
})

test('a law without parts is outlined by its articles', () => {
  const { outline } = layOutLaw([makeArticle('1', ''), makeArticle('2', '')], (no) => `제${no}조`)
  expect(outline).toEqual([
    { id: 'article-1', label: '제1조 제목', depth: 0 },
    { id: 'article-2', label: '제2조 제목', depth: 0 },
  ])
})

test('a long law comes in pages that begin with a chapter', () => {
  const articles = Array.from({ length: 300 }, (_, index) =>
    makeArticle(String(index + 1), `제${Math.floor(index / 50) + 1}장`),
  )
  const label = (no: string) => `제${no}조`
  const first = layOutLaw(articles, label)
  expect(first).toMatchObject({ page: 1, pages: 3 })
  expect(first.outline).toHaveLength(6)
  expect(first.outline.map(({ page }) => page)).toEqual([undefined, undefined, 2, 2, 3, 3])
  const second = layOutLaw(articles, label, { page: 2 })
  expect(second.articles[0]?.chapter).not.toBeNull()
  const withArticle = layOutLaw(articles, label, { article: '299' })
  expect(withArticle.articles.some(({ article }) => article.no === '299')).toBe(true)
  const all = [1, 2, 3].flatMap((page) => layOutLaw(articles, label, { page }).articles)
  expect(all.map(({ article }) => article.no)).toEqual(articles.map(({ no }) => no))
  expect(layOutLaw(articles, label, { page: 99 }).page).toBe(3)
})
