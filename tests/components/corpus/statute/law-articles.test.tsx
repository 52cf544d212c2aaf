import { LawArticles } from '@/components/corpus/statute/law-articles'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'
import type { ArticleLayout } from '@/lib/korean-law/types'
import { rendered } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const laidOut = (no: string, body: string): ArticleLayout => ({
  article: {
    articleId: `000001#${no}`,
    no,
    title: null,
    path: '',
    body,
    citedBy: 0,
    pending: false,
    repealed: false,
  },
  lines: readStatuteText(body),
  chapter: null,
})

test('paragraphs of a whole law have addresses, each with the number of its article', () => {
  const articles = [laidOut('1', '① 하나\n1. 둘'), laidOut('2의3', '① 셋\n나머지')]
  const html = rendered(<LawArticles law="민법" articles={articles} />)
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'article-1',
    'article-1-p1',
    'article-1-p1-i1',
    'article-2의3',
    'article-2의3-p1',
  ])
})
