/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestOf } from '@/lib/content/bundled-post'
import { publishBundledPosts } from '@/scripts/posts/publish'
import { readBundledPosts } from '@/scripts/posts/read-posts'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beopdap-posts-'))
  await database.sql`truncate public.posts, public.house_posts cascade`
  await write('first-post', '처음')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(id: string, title: string) {
  const facts = [{ id, category: 'guide', author: '법답', publishedAt: '2026-11-02' }]
  await writeFile(path.join(folder, 'posts.json'), JSON.stringify(facts))
  for (const locale of ['ko', 'en']) {
    await mkdir(path.join(folder, locale), { recursive: true })
    const text = `# ${title} ${locale}\n\n요약.\n\n본문 ${title}.`
    await writeFile(path.join(folder, locale, `${id}.md`), text)
  }
}

const publish = () => publishBundledPosts(database.sql, readBundledPosts(folder))
const titles = async () =>
  (await database.sql`select title from public.post_texts order by title`).map(({ title }) => title)

it('brings posts once, with all their languages', async () => {
  expect(await publish()).toEqual({ added: 1, changed: 0, same: 0, kept: 0 })
  expect(await publish()).toEqual({ added: 0, changed: 0, same: 1, kept: 0 })
  expect(await titles()).toEqual(['처음 en', '처음 ko'])
  const [row] = await database.sql`select status, published_at, updated_at from public.posts`
  expect(row?.status).toBe('published')
  expect(row?.published_at.toISOString()).toBe('2026-11-02T00:00:00.000Z')
  expect(row?.updated_at).toEqual(row?.published_at)
})

it('brings a changed file, and keeps a post taken back among the drafts', async () => {
  await publish()
  await database.sql`update public.posts set status = 'draft'`
  await write('first-post', '다시')
  expect(await publish()).toMatchObject({ changed: 1 })
  expect(await titles()).toEqual(['다시 en', '다시 ko'])
  const [row] =
    await database.sql`select status, updated_at > published_at as later from public.posts`
  expect(row).toMatchObject({ status: 'draft', later: true })
})

it('leaves what an editor has changed, deleted or made', async () => {
  await publish()
  await database.sql`update public.post_texts set title = '고친 제목' where locale = 'ko'`
  await write('first-post', '다시')
  expect(await publish()).toMatchObject({ kept: 1 })
  expect(await titles()).toContain('고친 제목')

  await database.sql`delete from public.posts`
  expect(await publish()).toMatchObject({ kept: 1 })
  expect(await titles()).toEqual([])

  await database.sql`insert into public.posts (id, category, author) values ('own-post', 'ai', '나')`
  await write('own-post', '남')
  expect(await publish()).toMatchObject({ kept: 1 })
})

it('names the file that cannot be read, and brings nothing of it', async () => {
  await writeFile(path.join(folder, 'en', 'first-post.md'), 'no title')
  expect(() => readBundledPosts(folder)).toThrow(/en\/first-post\.md: A post needs/)
  expect(readBundledPosts(path.join(folder, 'nowhere'))).toEqual([])
})

it('the posts of the house can be read, and each has Korean and English', () => {
  const posts = readBundledPosts(path.resolve('messages/posts'))
  for (const post of posts) {
    expect(Object.keys(post.texts)).toEqual(expect.arrayContaining(['ko', 'en']))
    expect(digestOf(post)).toHaveLength(64)
  }
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
})
