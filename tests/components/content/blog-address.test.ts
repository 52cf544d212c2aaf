import { blogHref, readBlogAddress } from '@/components/content/blog-address'

it('reads a topic and a page', () => {
  expect(readBlogAddress({})).toEqual({ category: null, page: 1 })
  expect(readBlogAddress({ category: 'legal', page: '3' })).toEqual({ category: 'legal', page: 3 })
  expect(readBlogAddress({ category: ['ai', 'x'], page: '0' })).toEqual({ category: 'ai', page: 1 })
  expect(readBlogAddress({ page: '-2' })).toEqual({ category: null, page: 1 })
})

it('knows no other topic', () => {
  expect(readBlogAddress({ category: 'sports' })).toBeNull()
})

it('writes each page one way only', () => {
  expect(blogHref({ category: null, page: 1 })).toBe('/blog')
  expect(blogHref({ category: null, page: 2 })).toBe('/blog?page=2')
  expect(blogHref({ category: 'ai', page: 1 })).toBe('/blog?category=ai')
  expect(blogHref({ category: 'ai', page: 2 })).toBe('/blog?category=ai&page=2')
})
