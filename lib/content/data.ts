import 'server-only'
import { z } from 'zod'
import type { AppLocale } from '@/lib/i18n/routing'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  type Category,
  coverBucket,
  postsInFeed,
  postsPerAdminPage,
  postsPerPage,
} from './constants'
import { coverTypeOf } from './cover-type'
import type { PostListAddress } from './post-list-address'
import {
  type EditablePost,
  editablePostSchema,
  type ListedPost,
  listedPostSchema,
  type ManagedPosts,
  managedPostsSchema,
  type Post,
  type PostAddress,
  type PostList,
  type PostSummary,
  postAddressSchema,
  postListSchema,
  postSchema,
} from './schema'

/** One page of published posts, each in the reader's language where it has it. */
export async function readPosts(
  db: Db,
  locale: AppLocale,
  { category, page }: { category: Category | null; page: number },
): Promise<PostList> {
  const answer = await db.rpc('list_posts', {
    p_locale: locale,
    p_category: category,
    p_page: page,
    p_size: postsPerPage,
  })
  return postListSchema.parse(unwrapResult(answer))
}

/** The newest posts that exist in a language. */
export async function readFeedPosts(db: Db, locale: AppLocale): Promise<PostSummary[]> {
  const answer = await db.rpc('list_posts', {
    p_locale: locale,
    p_category: null,
    p_page: 1,
    p_size: postsInFeed,
    p_strict: true,
  })
  return postListSchema.parse(unwrapResult(answer)).posts
}

/** A published post, or null. */
export async function readPost(db: Db, id: string, locale: AppLocale): Promise<Post | null> {
  const data = unwrapResult(await db.rpc('read_post', { p_id: id, p_locale: locale }))
  return data === null ? null : postSchema.parse(data)
}

/** Every published post with its languages, newest first: for sitemaps. */
export async function readPostAddresses(db: Db): Promise<PostAddress[]> {
  const answer = await db
    .from('posts')
    .select('id, updated_at, published_at, post_texts(locale)')
    .eq('status', 'published')
    .lte('published_at', new Date().toISOString())
    .order('published_at', { ascending: false })
    .limit(1000)
  return z.array(postAddressSchema).parse(unwrapResult(answer))
}

/** Any post with all its texts, for who may edit; null when there is none (or none they may see). */
export async function readEditablePost(db: Db, id: string): Promise<EditablePost | null> {
  const answer = await db
    .from('posts')
    .select(
      'id, category, author, cover, status, updated_at, post_texts(locale, title, excerpt, body)',
    )
    .eq('id', id)
    .maybeSingle()
  const data = unwrapResult(answer)
  return data === null ? null : editablePostSchema.parse(data)
}

/** What an editor may go on with, last changed first. */
export async function readListedPosts(db: Db): Promise<ListedPost[]> {
  const answer = await db
    .from('posts')
    .select('id, status, updated_at, author_id, post_texts(locale, title)')
    .order('updated_at', { ascending: false })
    .limit(100)
  return z.array(listedPostSchema).parse(unwrapResult(answer))
}

/** One page of posts of every state, as far as the session may see them. */
export async function readManagedPosts(
  db: Db,
  locale: AppLocale,
  address: PostListAddress,
): Promise<ManagedPosts> {
  const answer = await db.rpc('list_all_posts', {
    p_locale: locale,
    p_state: address.state,
    p_category: address.category,
    p_query: address.query || null,
    p_sort: address.sort,
    p_page: address.page,
    p_size: postsPerAdminPage,
  })
  return managedPostsSchema.parse(unwrapResult(answer))
}

/** A stored cover, or null. */
export async function readCover(db: Db, key: string): Promise<Blob | null> {
  if (coverTypeOf(key) === null) return null
  const { data, error } = await db.storage.from(coverBucket).download(key)
  return error ? null : data
}
