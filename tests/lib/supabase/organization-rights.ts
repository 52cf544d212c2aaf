import { createHash, randomUUID } from 'node:crypto'
import { type Seeding, type TableCase, wholly } from './table-case'

/** The owner's organisation, to which nobody else adds a row, whatever they send. */
let organization = ''
async function seedOrganization({ sql, owner }: Seeding): Promise<string> {
  const [row] =
    await sql`insert into organizations (name) values ('가나다 법률사무소') returning id`
  organization = String(row?.id)
  await sql`insert into organization_members (organization_id, user_id, role)
    values (${organization}, ${owner}, 'owner')`
  return organization
}

const invitation = () => {
  const email = `${randomUUID()}@example.test`
  return {
    organization_id: organization,
    email,
    email_hash: createHash('sha256').update(email).digest('hex'),
    role: 'member',
    language: 'ko',
  }
}

/** Read by members, invitations and acts by owners and admins; written by functions and the server alone. */
export const organizationTables: readonly TableCase[] = [
  {
    name: 'organizations',
    table: 'organizations',
    key: 'id',
    seed: seedOrganization,
    sample: () => ({ name: '다른 조직' }),
    change: { name: '바뀐 이름' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'organization_members',
    table: 'organization_members',
    key: 'organization_id',
    seed: seedOrganization,
    sample: ({ newcomer }) => ({
      organization_id: organization,
      user_id: newcomer,
      role: 'owner',
    }),
    change: { joined_at: '2030-01-01T00:00:00Z' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'organization_invitations',
    table: 'organization_invitations',
    key: 'id',
    columns:
      'id, organization_id, email, role, language, created_at, asked_at, sent_at, expires_at',
    async seed(seeding) {
      await seedOrganization(seeding)
      const [row] = await seeding.sql`insert into organization_invitations
        ${seeding.sql(invitation())} returning id`
      return String(row?.id)
    },
    sample: invitation,
    change: { role: 'admin' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'organization_invitations with the hash of the link',
    table: 'organization_invitations',
    key: 'id',
    columns: 'id, token_hash',
    async seed(seeding) {
      await seedOrganization(seeding)
      const [row] = await seeding.sql`insert into organization_invitations
        ${seeding.sql(invitation())} returning id`
      return String(row?.id)
    },
    sample: invitation,
    change: { role: 'admin' },
    may: wholly,
  },
  {
    name: 'organization_accesses',
    table: 'organization_accesses',
    key: 'id',
    async seed(seeding) {
      await seedOrganization(seeding)
      const { sql, owner } = seeding
      const [row] = await sql`insert into organization_accesses
        (organization_id, actor_id, act, keep_until)
        values (${organization}, ${owner}, 'opened', '2030-01-01') returning id`
      return String(row?.id)
    },
    sample: () => ({ organization_id: organization, act: 'opened', keep_until: '2030-01-01' }),
    change: { act: 'searched' },
    // Read by a function that owners and admins call.
    may: wholly,
  },
  {
    name: 'organization_acts',
    table: 'organization_acts',
    key: 'id',
    async seed(seeding) {
      await seedOrganization(seeding)
      const { sql, owner } = seeding
      const [row] = await sql`insert into organization_acts (organization_id, actor_id, act)
        values (${organization}, ${owner}, 'renamed') returning id`
      return String(row?.id)
    },
    sample: () => ({ organization_id: organization, act: 'renamed' }),
    change: { act: 'created' },
    may: { owner: 's', ...wholly },
  },
]
