import type postgres from 'postgres'
import { type BundledPost, type BundledPostText, digestOf } from '@/lib/content/bundled-post'
import { readMinutes } from '@/lib/content/read-time'

/**
 * `kept`: an editor has changed, deleted or made a post of that address; it stays as it is.
 * `same`: nothing to do.
 */
export type Outcome = 'added' | 'changed' | 'same' | 'kept'

type Row = { category: string; author: string; published_at: Date | null }
type TextRow = BundledPostText & { locale: string }

/** The post as the database has it now. */
async function present(sql: postgres.TransactionSql, id: string): Promise<BundledPost | null> {
  const [row] = await sql<Row[]>`
    select category, author, published_at from public.posts where id = ${id} for update`
  if (!row) return null
  const texts = await sql<TextRow[]>`
    select locale, title, excerpt, body from public.post_texts where post_id = ${id}`
  return {
    id,
    category: row.category,
    author: row.author,
    publishedAt: row.published_at?.toISOString() ?? '',
    texts: Object.fromEntries(texts.map(({ locale, ...text }) => [locale, text])),
  }
}

async function writeTexts(sql: postgres.TransactionSql, post: BundledPost): Promise<void> {
  await sql`delete from public.post_texts where post_id = ${post.id}`
  const rows = Object.entries(post.texts).map(([locale, text]) => ({
    post_id: post.id,
    locale,
    ...text,
    read_minutes: readMinutes(text.body),
  }))
  await sql`insert into public.post_texts ${sql(rows)}`
}

async function publishOne(sql: postgres.TransactionSql, post: BundledPost): Promise<Outcome> {
  const digest = digestOf(post)
  const [brought] = await sql<{ digest: string }[]>`
    select digest from public.house_posts where id = ${post.id}`
  if (brought?.digest === digest) return 'same'
  const now = await present(sql, post.id)
  if (brought ? now === null || digestOf(now) !== brought.digest : now !== null) return 'kept'
  const { id, category, author, publishedAt } = post
  // Its words last changed when it was published; a later change of the file is one for readers too.
  await sql`
    insert into public.posts (id, category, author, status, published_at, updated_at)
    values (${id}, ${category}, ${author}, 'published', ${publishedAt}, ${publishedAt})
    on conflict (id) do update set category = excluded.category, author = excluded.author,
      published_at = excluded.published_at, updated_at = date_trunc('milliseconds', now())`
  await writeTexts(sql, post)
  await sql`
    insert into public.house_posts (id, digest) values (${id}, ${digest})
    on conflict (id) do update set digest = excluded.digest`
  return now ? 'changed' : 'added'
}

/** Brings posts of the house into the database, each whole or not at all. May be run again at any time. */
export async function publishBundledPosts(
  sql: postgres.Sql,
  posts: readonly BundledPost[],
): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { added: 0, changed: 0, same: 0, kept: 0 }
  for (const post of posts) counts[await sql.begin((tx) => publishOne(tx, post))]++
  return counts
}
