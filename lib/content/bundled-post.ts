import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { categories } from './constants'
import { plainText } from './plain-text'
import { isPostId } from './post-id'

/** messages/posts/posts.json: the fields that a post of the site has once for all of its languages. */
export const bundledPostListSchema = z.array(
  z.strictObject({
    id: z.string().refine(isPostId, 'not an address of a post'),
    category: z.enum(categories),
    author: z.string().min(1).max(100),
    publishedAt: z.iso.date().or(z.iso.datetime({ offset: true })),
  }),
)

export type BundledPostText = { title: string; excerpt: string; body: string }
export type BundledPost = {
  id: string
  category: string
  author: string
  /** ISO, as `Date` writes it. */
  publishedAt: string
  texts: Partial<Record<AppLocale, BundledPostText>>
}

/**
 * Reads the file of one language: `# Title`, a paragraph that is the excerpt, the body.
 * @throws Error when the file does not have this form.
 */
export function parseBundledPost(source: string): BundledPostText {
  const [head = '', ...blocks] = source
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/)
  const title = /^# (.+)$/.exec(head.trim())?.[1]?.trim()
  const [excerpt = '', ...body] = blocks
  if (!title || excerpt.trim() === '' || body.length === 0)
    throw new Error('A post needs "# Title", a paragraph for lists, and a text after it.')
  return {
    title,
    excerpt: plainText(excerpt).replace(/\s+/g, ' ').trim(),
    body: body.join('\n\n').trim(),
  }
}

/** A day begins at nine in the morning in Seoul: a post is published when the working day begins. */
export function momentOf(day: string): string {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T09:00:00+09:00` : day).toISOString()
}

/** A digest that is equal for two posts with the same texts, in any order of their languages. */
export function digestOf(post: BundledPost): string {
  const texts = locales.map((locale) => {
    const text = post.texts[locale]
    return text ? [locale, text.title, text.excerpt, text.body] : [locale]
  })
  const facts = [post.id, post.category, post.author, post.publishedAt]
  return createHash('sha256')
    .update(JSON.stringify([facts, texts]))
    .digest('hex')
}
