import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import {
  categories,
  longestAuthor,
  longestBody,
  longestExcerpt,
  longestTitle,
  postStates,
} from './constants'
import { coverKeyPattern } from './cover-type'
import { isPostId } from './post-id'

const locale = z.enum(locales)
const category = z.enum(categories)
/** As PostgREST writes a time. */
const stamp = z.iso.datetime({ offset: true })

const summaryShape = {
  id: z.string(),
  category,
  author: z.string(),
  cover: z.string().nullable(),
  published_at: stamp,
  updated_at: stamp,
  /** The language that the text below is in. */
  locale,
  title: z.string(),
  excerpt: z.string(),
  read_minutes: z.number().int().positive(),
}
type SummaryRow = z.infer<z.ZodObject<typeof summaryShape>>

function summaryOf(row: SummaryRow) {
  const { published_at: publishedAt, updated_at: updatedAt, read_minutes: minutes } = row
  const { id, category, author, cover, locale, title, excerpt } = row
  return { id, category, author, cover, publishedAt, updatedAt, locale, title, excerpt, minutes }
}

/** What the list and the feed show of a post. */
export type PostSummary = ReturnType<typeof summaryOf>

export const postListSchema = z.object({
  total: z.number().int().nonnegative(),
  posts: z.array(z.object(summaryShape).transform(summaryOf)),
})
export type PostList = z.infer<typeof postListSchema>

const neighbourSchema = z.object({ id: z.string(), locale, title: z.string() }).nullable()
export type PostNeighbour = NonNullable<z.infer<typeof neighbourSchema>>

export const postSchema = z
  .object({
    ...summaryShape,
    body: z.string(),
    locales: z.array(locale).min(1),
    earlier: neighbourSchema,
    later: neighbourSchema,
  })
  .transform((row) => ({
    ...summaryOf(row),
    body: row.body,
    locales: row.locales,
    earlier: row.earlier,
    later: row.later,
  }))
export type Post = z.infer<typeof postSchema>

export const postAddressSchema = z
  .object({
    id: z.string(),
    updated_at: stamp,
    published_at: stamp,
    post_texts: z.array(z.object({ locale })),
  })
  .transform((row) => ({
    id: row.id,
    updatedAt: [row.updated_at, row.published_at].sort().at(-1) ?? row.updated_at,
    locales: locales.filter((each) => row.post_texts.some(({ locale }) => locale === each)),
  }))
/** For sitemaps. */
export type PostAddress = z.infer<typeof postAddressSchema>

/** One language of a post while it is written; a language left wholly empty is not part of the post. */
export const textInputSchema = z.object({
  title: z.string().trim().min(1, 'required').max(longestTitle, 'tooLong'),
  excerpt: z.string().trim().max(longestExcerpt, 'tooLong'),
  body: z.string().max(longestBody, 'tooLong'),
})
export type TextInput = z.infer<typeof textInputSchema>

/** What the editor sends. Messages are keys of blogEditor.problem. */
export const postInputSchema = z.object({
  /** The address it has now; null while it is not saved yet. */
  current: z.string().nullable(),
  /** updated_at of what the editor started from. */
  base: stamp.nullable(),
  id: z.string().trim().min(1, 'required').refine(isPostId, 'badId'),
  category,
  author: z.string().trim().min(1, 'required').max(longestAuthor, 'tooLong'),
  cover: z.string().regex(coverKeyPattern).nullable(),
  texts: z
    .partialRecord(locale, textInputSchema)
    .refine((texts) => Object.keys(texts).length > 0, 'noText'),
})
export type PostInput = z.infer<typeof postInputSchema>

export const editablePostSchema = z
  .object({
    id: z.string(),
    category,
    author: z.string(),
    cover: z.string().nullable(),
    status: z.enum(['draft', 'published']),
    updated_at: stamp,
    post_texts: z.array(
      z.object({ locale, title: z.string(), excerpt: z.string(), body: z.string() }),
    ),
  })
  .transform(({ updated_at: updatedAt, post_texts: texts, ...post }) => ({
    ...post,
    updatedAt,
    texts: Object.fromEntries(
      texts.map(({ locale, ...text }) => [locale, text]),
    ) as PostInput['texts'],
  }))
/** A post as the editor opens it. */
export type EditablePost = z.infer<typeof editablePostSchema>

export const listedPostSchema = z
  .object({
    id: z.string(),
    status: z.enum(['draft', 'published']),
    updated_at: stamp,
    author_id: z.string().nullable(),
    post_texts: z.array(z.object({ locale, title: z.string() })),
  })
  .transform((row) => {
    const titles = new Map(row.post_texts.map(({ locale, title }) => [locale, title]))
    const first = locales.find((each) => titles.has(each))
    return {
      id: row.id,
      status: row.status,
      updatedAt: row.updated_at,
      authorId: row.author_id,
      locale: first ?? null,
      title: (first && titles.get(first)) ?? row.id,
    }
  })
/** One line of the editor's list. */
export type ListedPost = z.infer<typeof listedPostSchema>

export const saveOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    updated_at: stamp,
    status: z.enum(['draft', 'published']),
  }),
  z.object({ outcome: z.enum(['conflict', 'taken', 'missing', 'fixed']) }),
])
export const publishOutcomeSchema = z.enum(['done', 'missing', 'incomplete'])

const managedPostSchema = z
  .object({
    id: z.string(),
    category,
    author: z.string(),
    state: z.enum(postStates),
    published_at: stamp.nullable(),
    updated_at: stamp,
    title: z.string(),
    /** The language of the title; null when the post has no text at all. */
    locale: locale.nullable(),
    locales: z.array(locale),
  })
  .transform(({ published_at: publishedAt, updated_at: updatedAt, ...row }) => ({
    ...row,
    publishedAt,
    updatedAt,
    locales: locales.filter((each) => row.locales.includes(each)),
  }))
/** One line of the administration's list. */
export type ManagedPost = z.infer<typeof managedPostSchema>

export const managedPostsSchema = z.object({
  total: z.number().int().nonnegative(),
  counts: z.partialRecord(z.enum(postStates), z.number().int()),
  posts: z.array(managedPostSchema),
})
export type ManagedPosts = z.infer<typeof managedPostsSchema>

/** The answer to an uploaded cover. */
export const storedCoverSchema = z.object({ key: z.string() })
