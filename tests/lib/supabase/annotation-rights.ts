import { type Seeding, type TableCase, wholly } from './table-case'

let seeded = { organization: '', queue: '', item: '' }

/** The owner's organisation with a queue of one item on which they have said something. */
async function seedQueue({ sql, owner }: Seeding) {
  const [organization] =
    await sql`insert into organizations (name) values ('가나다 법률사무소') returning id`
  await sql`insert into organization_members (organization_id, user_id, role)
    values (${organization?.id}, ${owner}, 'owner')`
  const [queue] =
    await sql`insert into annotation_queues (organization_id, user_id, name, reviewers)
    values (${organization?.id}, ${owner}, '판단', 2) returning id`
  const [item] =
    await sql`insert into annotation_items (queue_id, organization_id, key, query, passages, cluster)
    values (${queue?.id}, ${organization?.id}, 'one', '손해배상', '[]', 'one') returning id`
  await sql`insert into annotations (item_id, reviewer_id, verdict, relevant)
    values (${item?.id}, ${owner}, 'answerable', '{}')`
  await sql`insert into annotation_leases (item_id, reviewer_id, until) values (${item?.id}, ${owner}, now())`
  seeded = {
    organization: String(organization?.id),
    queue: String(queue?.id),
    item: String(item?.id),
  }
  return seeded
}

/** Read by the people of the organisation, and written by functions. */
export const annotationTables: readonly TableCase[] = [
  {
    name: 'annotation_queues',
    table: 'annotation_queues',
    key: 'id',
    seed: async (seeding) => (await seedQueue(seeding)).queue,
    sample: () => ({ organization_id: seeded.organization, name: '다른 판단', reviewers: 1 }),
    change: { name: '다른 이름' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'annotation_items',
    table: 'annotation_items',
    key: 'id',
    seed: async (seeding) => (await seedQueue(seeding)).item,
    sample: () => ({
      queue_id: seeded.queue,
      organization_id: seeded.organization,
      key: 'two',
      query: '계약 해제',
      passages: [],
      cluster: 'two',
    }),
    change: { query: '다른 질문' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'annotations',
    table: 'annotations',
    key: 'item_id',
    seed: async (seeding) => (await seedQueue(seeding)).item,
    sample: ({ newcomer }) => ({
      item_id: seeded.item,
      reviewer_id: newcomer,
      verdict: 'refuse',
      relevant: [],
    }),
    change: { comment: '바뀐 의견' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'annotation_leases',
    table: 'annotation_leases',
    key: 'item_id',
    seed: async (seeding) => (await seedQueue(seeding)).item,
    sample: ({ newcomer }) => ({
      item_id: seeded.item,
      reviewer_id: newcomer,
      until: '2026-11-29T00:00:00Z',
    }),
    change: { until: '2026-11-30T00:00:00Z' },
    may: wholly,
  },
]
