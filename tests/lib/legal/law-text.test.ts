import type { Article } from '@/lib/legal/case-schema'
import { readLaw } from '@/lib/legal/law-text'
import { readStatuteText } from '@/lib/legal/statute-text'

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
  const { outline, articles } = readLaw(
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
  const { outline } = readLaw([makeArticle('1', ''), makeArticle('2', '')], (no) => `제${no}조`)
  expect(outline).toEqual([
    { id: 'article-1', label: '제1조 제목', depth: 0 },
    { id: 'article-2', label: '제2조 제목', depth: 0 },
  ])
})
