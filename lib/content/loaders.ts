import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { type Category, postsRevalidateSeconds, postsTag } from './constants'
import { readEditablePost, readListedPosts, readManagedPosts, readPost, readPosts } from './data'
import { isPostId } from './post-id'
import { type PostListAddress, postListHref } from './post-list-address'
import type { EditablePost, ListedPost, ManagedPosts, Post, PostList } from './schema'

/** Published posts are the same for all visitors: cached between requests until a post is changed. */
const cacheOptions = { revalidate: postsRevalidateSeconds, tags: [postsTag] }

const cachedPosts = unstable_cache(
  (locale: AppLocale, category: Category | null, page: number) =>
    readPosts(anonymousClient(), locale, { category, page }),
  ['posts'],
  cacheOptions,
)
const cachedPost = unstable_cache(
  (id: string, locale: AppLocale) => readPost(anonymousClient(), id, locale),
  ['post'],
  cacheOptions,
)

export const loadPosts = cache(
  (locale: AppLocale, category: Category | null, page: number): Promise<PostList> =>
    cachedPosts(locale, category, page),
)

/** A published post, or null: then call notFound(). */
export const loadPost = cache(async (id: string, locale: AppLocale): Promise<Post | null> => {
  // What cannot be an address must not fill the cache.
  return isPostId(id) ? cachedPost(id, locale) : null
})

export type EditorData = { user: SessionUser; post: EditablePost | null; listed: ListedPost[] }

/**
 * The data of the editor: the author, the post to edit, and the other posts. A visitor who may not write is
 * redirected to the front page. `post` is null for a new one and where there is none of that address.
 */
export async function loadEditor(id: string | undefined): Promise<EditorData> {
  const user = await requireAccess(
    'blogWrite',
    id ? `/blog/write?id=${encodeURIComponent(id)}` : undefined,
  )
  const db = await userClient()
  const [post, listed] = await Promise.all([
    id && isPostId(id) ? readEditablePost(db, id) : null,
    readListedPosts(db),
  ])
  return { user, post, listed }
}

/** The administration's list of posts, for editors; other visitors are redirected. */
export async function loadManagedPosts(
  locale: AppLocale,
  address: PostListAddress,
): Promise<{ user: SessionUser; managed: ManagedPosts }> {
  const user = await requireAccess('adminContent', postListHref(address))
  return { user, managed: await readManagedPosts(await userClient(), locale, address) }
}
