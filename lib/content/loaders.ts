import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { publicClient, sessionClient } from '@/lib/supabase/server'
import { type Category, postsFresh, postsTag } from './constants'
import { readEditablePost, readListedPosts, readManagedPosts, readPost, readPosts } from './data'
import { isPostId } from './post-id'
import { type PostListAddress, postListHref } from './post-list-address'
import type { EditablePost, ListedPost, ManagedPosts, Post, PostList } from './schema'

/** Published posts are the same for everybody: kept between requests until somebody changes one. */
const kept = { revalidate: postsFresh, tags: [postsTag] }

const keptPosts = unstable_cache(
  (locale: AppLocale, category: Category | null, page: number) =>
    readPosts(publicClient(), locale, { category, page }),
  ['posts'],
  kept,
)
const keptPost = unstable_cache(
  (id: string, locale: AppLocale) => readPost(publicClient(), id, locale),
  ['post'],
  kept,
)

export const loadPosts = cache(
  (locale: AppLocale, category: Category | null, page: number): Promise<PostList> =>
    keptPosts(locale, category, page),
)

/** A published post, or null: then call notFound(). */
export const loadPost = cache(async (id: string, locale: AppLocale): Promise<Post | null> => {
  // What cannot be an address must not fill the cache.
  return isPostId(id) ? keptPost(id, locale) : null
})

export type Desk = { user: SessionUser; post: EditablePost | null; listed: ListedPost[] }

/**
 * The editor's desk: who writes, the post to go on with, and what else there is. Whoever may not write
 * goes to the front page. `post` is null for a new one and where there is none of that address.
 */
export async function loadDesk(id: string | undefined): Promise<Desk> {
  const user = await requireAccess(
    'blogWrite',
    id ? `/blog/write?id=${encodeURIComponent(id)}` : undefined,
  )
  const db = await sessionClient()
  const [post, listed] = await Promise.all([
    id && isPostId(id) ? readEditablePost(db, id) : null,
    readListedPosts(db),
  ])
  return { user, post, listed }
}

/** The administration's list of posts, for whoever edits content; everybody else is led away. */
export async function loadManagedPosts(
  locale: AppLocale,
  address: PostListAddress,
): Promise<{ user: SessionUser; managed: ManagedPosts }> {
  const user = await requireAccess('adminContent', postListHref(address))
  return { user, managed: await readManagedPosts(await sessionClient(), locale, address) }
}
