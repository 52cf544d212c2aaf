import { type Seeding, type TableCase, wholly } from './table-case'

/** The owner's matter that a part is hung onto; nobody else may, whatever they send. */
let matter = ''
async function seedMatter({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into matters (user_id, title) values (${owner}, '보증금 반환')
    returning id`
  matter = String(row?.id)
  return matter
}
const seeded = async (given: Seeding, table: string, row: Record<string, unknown>) => {
  await seedMatter(given)
  const { sql, owner } = given
  const [made] =
    await sql`insert into ${sql(table)} ${sql({ ...row, matter_id: matter, user_id: owner })}
    returning id`
  return String(made?.id)
}

const party = { role: 'client', name: '홍길동' }
const deadline = { title: '항소', due_on: '2099-01-04' }
const record = { kind: 'note', body: '전화함' }

/** Matters and what is in them are seen and changed by their owner alone. */
export const matterTables: readonly TableCase[] = [
  {
    name: 'matters',
    table: 'matters',
    key: 'id',
    seed: seedMatter,
    sample: ({ newcomer }) => ({ user_id: newcomer, title: '새 사건' }),
    change: { title: '다른 이름' },
    may: { owner: 'siud', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
  {
    name: 'matter_parties',
    table: 'matter_parties',
    key: 'id',
    seed: (given) => seeded(given, 'matter_parties', party),
    sample: ({ owner }) => ({ user_id: owner, matter_id: matter, ...party }),
    change: { name: '김소라' },
    may: { owner: 'sid', ...wholly },
  },
  {
    name: 'matter_deadlines',
    table: 'matter_deadlines',
    key: 'id',
    seed: (given) => seeded(given, 'matter_deadlines', deadline),
    sample: ({ owner }) => ({ user_id: owner, matter_id: matter, ...deadline }),
    change: { done_at: '2026-11-23T00:00:00Z' },
    may: { owner: 'siud', ...wholly },
  },
  {
    name: 'matter_records',
    table: 'matter_records',
    key: 'id',
    seed: (given) => seeded(given, 'matter_records', record),
    sample: ({ owner }) => ({ user_id: owner, matter_id: matter, ...record }),
    change: { body: '다른 말' },
    may: { owner: 'sid', ...wholly },
  },
  {
    name: 'matter_feeds',
    table: 'matter_feeds',
    key: 'user_id',
    columns: 'user_id, created_at',
    async seed({ sql, owner }) {
      await sql`delete from matter_feeds`
      await sql`insert into matter_feeds (user_id, token_hash) values (${owner}, ${'a'.repeat(64)})`
      return owner
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, token_hash: 'b'.repeat(64) }),
    change: { token_hash: 'c'.repeat(64) },
    // A person has one address: who has one makes no second beside it.
    may: { owner: 'sd', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
]
