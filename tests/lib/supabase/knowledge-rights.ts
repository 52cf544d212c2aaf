import { randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

async function seedDocument({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into documents (user_id, name, mime, bytes, sha256, storage_key)
    values (${owner}, '계약서.pdf', 'application/pdf', 10, ${'a'.repeat(64)}, ${`${owner}/${randomUUID()}`})
    returning id`
  return String(row?.id)
}

async function seedCollection({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into collections (user_id, name) values (${owner}, ${randomUUID()})
    returning id`
  return String(row?.id)
}

async function seedFact(seeding: Seeding): Promise<string> {
  const document = await seedDocument(seeding)
  await seeding.sql`insert into document_facts (document_id, no, user_id, kind, value, quote, passage)
    values (${document}, 0, ${seeding.owner}, 'party', '홍길동', '임대인: 홍길동', 0)`
  return document
}

async function seedSearch({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into saved_searches (user_id, name, query)
    values (${owner}, ${randomUUID()}, 'q=보증금') returning id`
  return String(row?.id)
}

/** Collections are their owner's alone; how documents were indexed is written by the worker. */
export const knowledgeTables: readonly TableCase[] = [
  {
    name: 'knowledge_documents',
    table: 'knowledge_documents',
    key: 'document_id',
    seed: seedDocument,
    sample: () => ({ document_id: randomUUID(), user_id: randomUUID() }),
    change: { reason: 'broken' },
    // Its row is made with the document, so that nobody adds one by itself.
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'collections',
    table: 'collections',
    key: 'id',
    seed: seedCollection,
    sample: ({ newcomer }) => ({ user_id: newcomer, name: randomUUID() }),
    change: { name: '바뀐 모음' },
    may: { owner: 'siud', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
  {
    name: 'document_facts',
    table: 'document_facts',
    key: 'document_id',
    seed: seedFact,
    sample: ({ owner }) => ({
      document_id: randomUUID(),
      no: 1,
      user_id: owner,
      kind: 'party',
      value: '홍길동',
      quote: '',
      passage: 0,
    }),
    change: { value: '김철수' },
    // Written with the end of a job, of documents that are there.
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'saved_searches',
    table: 'saved_searches',
    key: 'id',
    seed: seedSearch,
    sample: ({ newcomer }) => ({ user_id: newcomer, name: randomUUID(), query: 'q=차임' }),
    change: { name: '바뀐 이름' },
    may: { owner: 'sid', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
  {
    name: 'collection_documents',
    table: 'collection_documents',
    key: 'document_id',
    async seed(seeding) {
      const [document, collection] = [await seedDocument(seeding), await seedCollection(seeding)]
      await seeding.sql`insert into collection_documents (collection_id, document_id, user_id)
        values (${collection}, ${document}, ${seeding.owner})`
      return document
    },
    sample: ({ owner }) => ({
      collection_id: randomUUID(),
      document_id: randomUUID(),
      user_id: owner,
    }),
    change: { added_at: '2030-01-01T00:00:00Z' },
    // Functions alone write it: whose collection may hold whose documents is asked there.
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'collection_people, of whoever shares',
    table: 'collection_people',
    key: 'collection_id',
    async seed(seeding) {
      const [collection, organization] = [await seedCollection(seeding), randomUUID()]
      const { sql, owner } = seeding
      const [named] = await sql`insert into auth.users (id, email)
        values (gen_random_uuid(), ${`${organization}@example.test`}) returning id`
      await sql`insert into organizations (id, name) values (${organization}, '가나다 법률사무소')`
      await sql`insert into organization_members (organization_id, user_id, role)
        values (${organization}, ${owner}, 'owner'), (${organization}, ${named?.id}, 'member')`
      await sql`insert into collection_people
        (collection_id, holder_id, organization_id, user_id, access)
        values (${collection}, ${owner}, ${organization}, ${named?.id}, 'view')`
      return collection
    },
    sample: ({ owner }) => ({
      collection_id: randomUUID(),
      holder_id: owner,
      organization_id: randomUUID(),
      user_id: randomUUID(),
      access: 'edit',
    }),
    change: { access: 'edit' },
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'matter_bars',
    table: 'matter_bars',
    key: 'collection_id',
    async seed(seeding) {
      const [collection, organization] = [await seedCollection(seeding), randomUUID()]
      const { sql, owner } = seeding
      await sql`insert into organizations (id, name) values (${organization}, '가나다 법률사무소')`
      await sql`insert into organization_members (organization_id, user_id, role)
        values (${organization}, ${owner}, 'owner')`
      await sql`insert into matter_bars (collection_id, organization_id, user_id)
        values (${collection}, ${organization}, ${owner})`
      return collection
    },
    sample: ({ owner }) => ({
      collection_id: randomUUID(),
      organization_id: randomUUID(),
      user_id: owner,
    }),
    change: { created_at: '2030-01-01T00:00:00Z' },
    // Read by a function that owners and admins call.
    may: { service: 'sud' },
  },
]
