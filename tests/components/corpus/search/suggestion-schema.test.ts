import { suggestionHref } from '@/components/corpus/search/suggestion-schema'

test('each kind of suggestion opens its own page', () => {
  const open = (kind: 'law' | 'article' | 'case' | 'term', target: string | null) =>
    decodeURIComponent(suggestionHref({ kind, target, text: '해고', detail: '' }))
  expect(open('law', '001706')).toBe('/statutes/001706')
  expect(open('article', '001706#750')).toBe('/statutes/001706/articles/750')
  expect(open('case', '2013다61381')).toBe('/cases/2013다61381')
  expect(open('term', null)).toBe('/case-search?query=해고')
})
