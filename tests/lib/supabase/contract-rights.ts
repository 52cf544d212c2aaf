import { randomBytes, randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

async function seedReview({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into contract_reviews (user_id, title, contract)
    values (${owner}, '임대차계약서', '임대차계약서 제1조') returning id`
  return String(row?.id)
}

async function seedTable({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into contract_tables (user_id, title)
    values (${owner}, '계약서 표') returning id`
  return String(row?.id)
}

const newToken = () => randomBytes(16).toString('base64url')

const finding = {
  no: 1,
  identity: 'void:rule:topic:0',
  rule_id: 'rule',
  kind: 'void',
  topic: 'topic',
  severity: 'high',
  sides: ['signer'],
}

/** Reviews of contracts are their owner's alone; what is found is written by the worker. */
export const contractTables: readonly TableCase[] = [
  {
    name: 'contract_reviews',
    table: 'contract_reviews',
    key: 'id',
    seed: seedReview,
    sample: ({ newcomer }) => ({ user_id: newcomer, title: '계약서', contract: '계약서 제1조' }),
    change: { title: '바뀐 이름' },
    may: { owner: 'sud', ...wholly },
  },
  {
    name: 'contract_reviews: what was reviewed',
    table: 'contract_reviews',
    key: 'id',
    seed: seedReview,
    sample: ({ newcomer }) => ({ user_id: newcomer, title: '계약서', contract: '계약서 제1조' }),
    change: { contract: '다른 계약서의 글' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'contract_findings',
    table: 'contract_findings',
    key: 'id',
    async seed(seeding) {
      const review = await seedReview(seeding)
      const [row] = await seeding.sql`insert into contract_findings ${seeding.sql({
        ...finding,
        review_id: review,
        user_id: seeding.owner,
      })} returning id`
      return String(row?.id)
    },
    sample: ({ owner }) => ({ ...finding, review_id: randomUUID(), user_id: owner }),
    change: { comment: '확인함' },
    // A finding of no review is taken from nobody.
    may: { owner: 'su', service: 'sud' },
  },
  {
    name: 'contract_review_uses',
    table: 'contract_review_uses',
    key: 'review_id',
    async seed({ sql, owner }) {
      const id = randomUUID()
      await sql`insert into contract_review_uses (review_id, user_id) values (${id}, ${owner})`
      return id
    },
    sample: ({ newcomer }) => ({ review_id: randomUUID(), user_id: newcomer }),
    change: { used_at: '2020-01-01T00:00:00Z' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'contract_review_shares',
    table: 'contract_review_shares',
    key: 'id',
    async seed(seeding) {
      const review = await seedReview(seeding)
      const { sql, owner } = seeding
      const [row] = await sql`insert into contract_review_shares (review_id, user_id, token)
        values (${review}, ${owner}, ${newToken()}) returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({
      review_id: randomUUID(),
      user_id: newcomer,
      token: newToken(),
    }),
    change: { with_notes: true },
    // A link to no review is made for nobody.
    may: { owner: 's', service: 'sud' },
  },
  {
    name: 'contract_tables',
    table: 'contract_tables',
    key: 'id',
    seed: seedTable,
    sample: ({ newcomer }) => ({ user_id: newcomer, title: '계약서 표' }),
    change: { title: '바뀐 이름' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'contract_table_rows',
    table: 'contract_table_rows',
    key: 'id',
    async seed(seeding) {
      const table = await seedTable(seeding)
      const { sql, owner } = seeding
      const [row] = await sql`insert into contract_table_rows (table_id, user_id, no, title)
        values (${table}, ${owner}, 1, '임대차') returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({
      table_id: randomUUID(),
      user_id: newcomer,
      no: 1,
      title: '임대차',
    }),
    change: { state: 'done' },
    // A row of no table is made for nobody.
    may: { owner: 's', service: 'sud' },
  },
]
