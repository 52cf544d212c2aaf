import { type BundledPost, digestOf, momentOf, parseBundledPost } from '@/lib/content/bundled-post'

const text = '# 제목\n\n요약하는 **한** 단락.\n\n## 첫째\n\n본문.\n'

it('reads title, excerpt and body', () => {
  expect(parseBundledPost(text)).toEqual({
    title: '제목',
    excerpt: '요약하는 한 단락.',
    body: '## 첫째\n\n본문.',
  })
  expect(parseBundledPost(text.replaceAll('\n', '\r\n')).title).toBe('제목')
})

it.each(['', '# 제목', '# 제목\n\n요약만', '제목 없음\n\n요약\n\n본문'])('refuses %j', (source) => {
  expect(() => parseBundledPost(source)).toThrow('A post needs')
})

it('puts a day at nine in the morning in Seoul', () => {
  expect(momentOf('2026-11-02')).toBe('2026-11-02T00:00:00.000Z')
  expect(momentOf('2026-11-02T10:30:00+09:00')).toBe('2026-11-02T01:30:00.000Z')
})

it('tells texts apart, not the order of their languages', () => {
  const one = parseBundledPost(text)
  const post: BundledPost = {
    id: 'a-post',
    category: 'guide',
    author: '법답',
    publishedAt: momentOf('2026-11-02'),
    texts: { ko: one, en: { ...one, title: 'Title' } },
  }
  const turned = { ...post, texts: { en: post.texts.en, ko: post.texts.ko } }
  expect(digestOf(turned)).toBe(digestOf(post))
  expect(digestOf({ ...post, texts: { ko: one } })).not.toBe(digestOf(post))
})
