import { randomBytes } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

const newHash = () => randomBytes(32).toString('hex')
const configuration = () => ({ name: '짧은 답', settings: {}, hash: newHash() })
const run = () => ({
  hash: newHash(),
  outcome: 'answered',
  shadow_outcome: 'refused',
  ms: 5,
  shadow_ms: 6,
})

let dataset = ''
async function seedGate({ sql, owner }: Seeding): Promise<string> {
  const [of] =
    await sql`insert into datasets (user_id, name, target) values (${owner}, '평가', 'statutes')
    returning id`
  dataset = String(of?.id)
  const [row] = await sql`insert into configuration_gates (user_id, dataset_id, metric, margin)
    values (${owner}, ${dataset}, 'ndcg', 0.01) returning id`
  return String(row?.id)
}

/** What the site's chat answers with: administrators see it, and only functions write it. */
const may = { admin: 's', ...wholly }

export const configurationTables: readonly TableCase[] = [
  {
    name: 'configurations',
    table: 'configurations',
    key: 'id',
    seed: async ({ sql, owner }) => {
      const row = { ...configuration(), settings: sql.json({}), made_by: owner }
      const [made] = await sql`insert into configurations ${sql(row)} returning id`
      return String(made?.id)
    },
    sample: configuration,
    change: { name: '다른 이름' },
    may,
  },
  {
    name: 'configuration_moves',
    table: 'configuration_moves',
    key: 'id',
    seed: async ({ sql, owner }) => {
      const row = { ...configuration(), settings: sql.json({}), moved_by: owner }
      const [made] = await sql`insert into configuration_moves
        ${sql({ ...row, label: 'canary', act: 'moved', share: 0.1 })} returning id`
      return String(made?.id)
    },
    sample: () => ({ ...configuration(), label: 'production', act: 'moved' }),
    change: { share: 0.2 },
    may,
  },
  {
    name: 'configuration_gates',
    table: 'configuration_gates',
    key: 'id',
    seed: seedGate,
    sample: ({ owner }) => ({ user_id: owner, dataset_id: dataset, metric: 'mrr', margin: 0.01 }),
    change: { margin: 0.2 },
    may,
  },
  {
    name: 'shadow_runs',
    table: 'shadow_runs',
    key: 'id',
    seed: async ({ sql }) => {
      const [made] = await sql`insert into shadow_runs ${sql(run())} returning id`
      return String(made?.id)
    },
    sample: run,
    change: { ms: 7 },
    may,
  },
]
