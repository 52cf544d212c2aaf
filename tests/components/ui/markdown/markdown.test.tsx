import { Markdown } from '@/components/ui/markdown/markdown'
import { outlineOf, slugOf } from '@/components/ui/markdown/markdown-headings'
import { rendered } from '@/tests/factories/rendered'

const html = (text: string, headingOffset?: number, locale?: 'ko' | 'en') =>
  rendered(<Markdown headingOffset={headingOffset}>{text}</Markdown>, locale)

test('headings have ids of their own, in any script', () => {
  const page = html('## 제1조 (목적)\n\n## 제1조 (목적)\n\n## 仮処分とは\n\n## !!')
  expect(page).toContain('<h2 id="제1조-목적">')
  expect(page).toContain('<h2 id="제1조-목적-1">')
  expect(page).toContain('<h2 id="仮処分とは">')
  expect(page).toContain('<h2 id="section">')
})

test('headings move down under the heading of a page', () => {
  expect(html('# 제목\n\n###### 끝', 1)).toMatch(/<h2 id="제목">제목<\/h2>[\s\S]*<h6 id="끝">/)
})

test('the outline names the ids that the page has', () => {
  const text = '## 첫째 **글**\n\n```\n## 코드\n```\n\n### [둘째](/x)\n\n## 첫째 글'
  const page = html(text)
  const outline = outlineOf(text)
  expect(outline.map(({ text: words, depth }) => [words, depth])).toEqual([
    ['첫째 글', 2],
    ['둘째', 3],
    ['첫째 글', 2],
  ])
  for (const { id } of outline) expect(page).toContain(`id="${id}"`)
})

test('a link to a page keeps the language; files, the API and other sites stay as they are', () => {
  const page = html(
    '[a](/pricing) [b](/blog/rss.xml) [c](/api/search?query=x) [d](https://law.go.kr) [e](#here)',
    0,
    'en',
  )
  expect(page).toContain('href="/en/pricing"')
  expect(page).toContain('href="/blog/rss.xml"')
  expect(page).toContain('href="/api/search?query=x"')
  expect(page).toMatch(/href="https:\/\/law\.go\.kr"[^>]*rel="noreferrer"/)
  expect(page).toContain('href="#here"')
  expect(html('[a](/pricing)')).toContain('href="/pricing"')
})

test('markup and script in a text are inert', () => {
  const page = html(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))',
  )
  expect(page).not.toMatch(/<script|<img|javascript:/)
  expect(page).toContain('&lt;img src=x')
  expect(page).toContain('<a href="" class="link">x</a>')
})

test('a table scrolls in a region with a name, an image waits until it is near', () => {
  const page = html('| 구분 | 기간 |\n| --- | --- |\n| 안 날 | 3년 |\n\n![그림](/a.png)')
  expect(page).toMatch(/<section aria-label="구분, 기간" tabindex="0"/i)
  expect(page).toMatch(/<img[^>]*alt="그림"[^>]*loading="lazy"/)
})

test('a slug has no marks at its ends', () => {
  expect(slugOf('  “손해배상”  청구 ')).toBe('손해배상-청구')
})
