import { randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

const document = (owner: string) => ({
  user_id: owner,
  name: '계약서.pdf',
  mime: 'application/pdf',
  bytes: 10,
  sha256: 'a'.repeat(64),
  storage_key: `${owner}/${randomUUID()}`,
})

const upload = (owner: string) => ({
  user_id: owner,
  name: randomUUID(),
  bytes: 10,
  part_bytes: 5,
  sha256: 'a'.repeat(64),
})

const content = { type: 'doc', content: [{ type: 'paragraph' }] }
const hash = 'b'.repeat(64)

export async function seedContent({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into documents ${sql(document(owner))} returning id`
  const id = String(row?.id)
  await sql`insert into document_contents (document_id, user_id, content)
    values (${id}, ${owner}, ${sql.json(content)})`
  return id
}
async function seedReading({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into documents ${sql(document(owner))} returning id`
  const id = String(row?.id)
  await sql`insert into document_blocks (document_id, user_id, no, blocks, text)
    values (${id}, ${owner}, 1, '[]', '글')`
  return id
}
async function seedVersion(given: Seeding): Promise<string> {
  const id = await seedContent(given)
  const [row] = await given.sql`insert into document_versions
    (document_id, user_id, no, author_name, reason, sha256, content)
    values (${id}, ${given.owner}, 1, 'owner', 'made', ${hash}, ${given.sql.json(content)}) returning id`
  return String(row?.id)
}

/** What people keep is theirs alone; only the server adds a document. */
export const documentTables: readonly TableCase[] = [
  {
    name: 'documents',
    table: 'documents',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into documents ${sql(document(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => document(newcomer),
    change: { name: '다른 이름.pdf' },
    may: { owner: 'sud', ...wholly },
  },
  {
    name: 'document_folders',
    table: 'document_folders',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into document_folders (user_id, name)
        values (${owner}, ${randomUUID()}) returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, name: randomUUID() }),
    change: { name: '바뀐 폴더' },
    may: {
      owner: 'siud',
      other: 'i',
      supervisor: 'i',
      admin: 'i',
      ...wholly,
    },
  },
  {
    name: 'document_contents',
    table: 'document_contents',
    key: 'document_id',
    seed: seedContent,
    // Its document would have to be there, and without a content.
    sample: ({ newcomer }) => ({ document_id: randomUUID(), user_id: newcomer, content }),
    change: { rev: 2 },
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'document_versions',
    table: 'document_versions',
    key: 'id',
    seed: seedVersion,
    sample: ({ newcomer }) => ({
      document_id: randomUUID(),
      user_id: newcomer,
      no: 1,
      author_name: 'x',
      reason: 'made',
      sha256: hash,
      content,
    }),
    change: { name: '다른 이름' },
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'document_comments',
    table: 'document_comments',
    key: 'id',
    async seed(given) {
      const id = await seedContent(given)
      const [row] = await given.sql`insert into document_comments
        (document_id, user_id, author_id, author_name, body, quote, position)
        values (${id}, ${given.owner}, ${given.owner}, 'owner', '확인', '대금', 3) returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({
      document_id: randomUUID(),
      user_id: newcomer,
      author_name: 'x',
      body: 'x',
      quote: 'x',
    }),
    change: { body: '다른 말' },
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'document_shares',
    table: 'document_shares',
    key: 'id',
    async seed(given) {
      const id = await seedContent(given)
      const token = randomUUID().replaceAll('-', '').slice(0, 22)
      const [row] =
        await given.sql`insert into document_shares (document_id, user_id, token, access)
        values (${id}, ${given.owner}, ${token}, 'view') returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({
      document_id: randomUUID(),
      user_id: newcomer,
      token: 'a'.repeat(22),
      access: 'edit',
    }),
    change: { access: 'edit' },
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'document_strays',
    table: 'document_strays',
    key: 'storage_key',
    async seed({ sql, owner }) {
      const key = `${owner}/${randomUUID()}`
      await sql`insert into document_strays (storage_key, due_at) values (${key}, now())`
      return key
    },
    sample: () => ({ storage_key: `x/${randomUUID()}`, due_at: '2026-01-01T00:00:00Z' }),
    change: { due_at: '2030-01-01T00:00:00Z' },
    may: wholly,
  },
  {
    name: 'document_uploads',
    table: 'document_uploads',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into document_uploads ${sql(upload(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => upload(newcomer),
    change: { received: 1 },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'document_readings',
    table: 'document_readings',
    key: 'document_id',
    seed: seedReading,
    sample: () => ({ document_id: randomUUID(), user_id: randomUUID() }),
    change: { reason: 'broken' },
    // Its row is made with the document, so that nobody adds one by itself.
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'document_blocks',
    table: 'document_blocks',
    key: 'document_id',
    seed: seedReading,
    sample: () => ({
      document_id: randomUUID(),
      user_id: randomUUID(),
      no: 1,
      blocks: [],
      text: '',
    }),
    change: { text: '다른 글' },
    may: { owner: 's', service: 'sud' },
  },
]
