import { randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

async function seedPost({ sql, owner }: Seeding, status: 'draft' | 'published'): Promise<string> {
  const id = `post-${randomUUID()}`
  await sql`insert into posts (id, category, author_id, author, status, published_at)
    values (${id}, 'legal', ${owner}, '홍길동', ${status}, ${status === 'published' ? new Date(0) : null})`
  await sql`insert into post_texts (post_id, locale, title, excerpt, body, read_minutes)
    values (${id}, 'ko', '제목', '요약', '본문', 1)`
  return id
}

/** Texts are found by their title, so that a post and its text are two cases. */
async function seedText(given: Seeding, status: 'draft' | 'published'): Promise<string> {
  const id = await seedPost(given, status)
  await given.sql`update post_texts set title = ${id} where post_id = ${id}`
  // A second language to add is of the same post.
  latestPost = id
  return id
}
let latestPost = ''

const posts = (status: 'draft' | 'published', read: string): TableCase => ({
  name: `posts, ${status}`,
  table: 'posts',
  key: 'id',
  seed: (given) => seedPost(given, status),
  sample: () => ({ id: `post-${randomUUID()}`, category: 'legal', author: '홍길동' }),
  change: { author: '임꺽정' },
  may: {
    anonymous: read,
    owner: read,
    other: read,
    supervisor: 's',
    admin: 's',
    ...wholly,
  },
})

const texts = (status: 'draft' | 'published', read: string): TableCase => ({
  name: `post_texts, ${status}`,
  table: 'post_texts',
  key: 'title',
  seed: (given) => seedText(given, status),
  sample: () => ({
    post_id: latestPost,
    locale: 'en',
    title: 'Title',
    excerpt: '',
    body: 'Text',
    read_minutes: 1,
  }),
  change: { body: 'other' },
  may: {
    anonymous: read,
    owner: read,
    other: read,
    supervisor: 's',
    admin: 's',
    ...wholly,
  },
})

export const postTables: readonly TableCase[] = [
  posts('draft', ''),
  posts('published', 's'),
  texts('draft', ''),
  texts('published', 's'),
]
