/** As the site shows them (spec 2), and as the check of the table knows them. */
export const categories = [
  'tech',
  'legal',
  'ai',
  'product',
  'guide',
  'startup',
  'notice',
  'service',
  'press',
] as const
export type Category = (typeof categories)[number]

export const postsPerPage = 10
export const postsInFeed = 50

/** The columns' own limits. */
export const longestTitle = 200
export const longestExcerpt = 400
export const longestBody = 100_000
export const longestAuthor = 100

export const coverBucket = 'covers'
export const largestCover = 2 * 1024 * 1024

/** Cached reads of published posts carry this tag; a change of a post expires it. */
export const postsTag = 'posts'
/** Seconds after which another copy of the site notices a change. */
export const postsRevalidateSeconds = 60

/** The author of the site's own posts, as the database has it. */
export const siteAuthor = '법답'

/** As the administration lists posts; `scheduled` is published with a date in the future. */
export const postStates = ['draft', 'scheduled', 'published'] as const
export type PostState = (typeof postStates)[number]
export const postSorts = ['changed', 'published', 'title'] as const
export const postsPerAdminPage = 25
