import { type Seeding, type TableCase, wholly } from './table-case'

let seeded = { webhook: '', message: '', attempt: '' }

/** The owner's address with a message that was tried once. */
async function seedWebhook({ sql, owner }: Seeding) {
  const [webhook] = await sql`insert into webhooks (user_id, url, events)
    values (${owner}, 'https://example.com/', '{alert.created}') returning id`
  const [message] = await sql`insert into webhook_messages (webhook_id, user_id, event, body)
    values (${webhook?.id}, ${owner}, 'alert.created', '{}') returning id`
  const [attempt] = await sql`insert into webhook_attempts (message_id, status, ms)
    values (${message?.id}, 500, 3) returning id`
  seeded = {
    webhook: String(webhook?.id),
    message: String(message?.id),
    attempt: String(attempt?.id),
  }
  return seeded
}

/** Seen by their owner, and written by functions: their secret is told once. */
export const webhookTables: readonly TableCase[] = [
  {
    name: 'webhooks',
    table: 'webhooks',
    key: 'id',
    seed: async (seeding) => (await seedWebhook(seeding)).webhook,
    sample: ({ newcomer }) => ({
      user_id: newcomer,
      url: 'https://example.com/other',
      events: ['alert.created'],
    }),
    change: { url: 'https://example.com/changed' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'webhook_messages',
    table: 'webhook_messages',
    key: 'id',
    seed: async (seeding) => (await seedWebhook(seeding)).message,
    sample: ({ owner }) => ({
      webhook_id: seeded.webhook,
      user_id: owner,
      event: 'alert.created',
      body: '{}',
    }),
    change: { body: '{"type": "forged"}' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'webhook_attempts',
    table: 'webhook_attempts',
    key: 'id',
    seed: async (seeding) => (await seedWebhook(seeding)).attempt,
    sample: () => ({ message_id: seeded.message, ms: 1 }),
    change: { status: 200 },
    may: { owner: 's', ...wholly },
  },
]

const hash = 'a'.repeat(64)
let dataset = ''

/** A question of the owner whose article changed. */
async function seedStale({ sql, owner }: Seeding): Promise<string> {
  const [row] = await sql`insert into datasets (user_id, name, target, latest)
    values (${owner}, '평가', 'statutes', 1) returning id`
  dataset = String(row?.id)
  for (const key of ['one', 'two'])
    await sql`insert into dataset_items (dataset_id, key, valid_from, user_id, query, relevant, cluster, tags, hash)
      values (${dataset}, ${key}, 1, ${owner}, '손해배상', '[]', 'one', '{}', ${hash})`
  const [stale] =
    await sql`insert into stale_sources (user_id, change_id, source_id, reason, path, title, changed_at,
      dataset_id, key, valid_from)
    values (${owner}, 1, '001706#750', 'changed', '/statutes/x/articles/750', '민법 제750조', now(), ${dataset}, 'one', 1)
    returning id`
  return String(stale?.id)
}

export const staleTables: readonly TableCase[] = [
  {
    name: 'stale_sources',
    table: 'stale_sources',
    key: 'id',
    seed: seedStale,
    sample: ({ owner }) => ({
      user_id: owner,
      change_id: 1,
      source_id: '001706#750',
      reason: 'changed',
      path: '/statutes/x/articles/750',
      title: '민법 제750조',
      changed_at: '2026-11-29T00:00:00Z',
      dataset_id: dataset,
      key: 'two',
      valid_from: 1,
    }),
    change: { settled_at: '2026-11-29T00:00:00Z' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'stale_progress',
    table: 'stale_progress',
    key: 'single',
    async seed({ sql }) {
      await sql`delete from stale_progress`
      await sql`insert into stale_progress (change_id) values (0)`
      return 'true'
    },
    // There is one row, so that nobody can add another.
    sample: () => ({ single: true, change_id: 1 }),
    change: { change_id: 5 },
    may: { service: 'sud' },
  },
]
