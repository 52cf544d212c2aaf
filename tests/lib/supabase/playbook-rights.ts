import { type Seeding, type TableCase, wholly } from './table-case'

/** The owner's organisation with a playbook and a version, to which nobody else adds a row. */
let seeded = { organization: '', playbook: '', version: '' }
async function seedPlaybook({ sql, owner }: Seeding) {
  const [organization] =
    await sql`insert into organizations (name) values ('가나다 법률사무소') returning id`
  await sql`insert into organization_members (organization_id, user_id, role)
    values (${organization?.id}, ${owner}, 'owner')`
  const [playbook] = await sql`insert into contract_playbooks (organization_id, name)
    values (${organization?.id}, '용역 기준') returning id`
  const [version] = await sql`insert into contract_playbook_versions
    (playbook_id, organization_id, no, name, rules)
    values (${playbook?.id}, ${organization?.id}, 1, '용역 기준', '[]') returning id`
  seeded = {
    organization: String(organization?.id),
    playbook: String(playbook?.id),
    version: String(version?.id),
  }
  return seeded
}

const run = (user: string) => ({
  organization_id: seeded.organization,
  playbook_id: seeded.playbook,
  version_id: seeded.version,
  version_no: 1,
  name: '용역 기준',
  user_id: user,
  findings: 0,
})

/** Read by members; written by functions and the server alone; what is published nobody changes. */
export const playbookTables: readonly TableCase[] = [
  {
    name: 'contract_playbooks',
    table: 'contract_playbooks',
    key: 'id',
    seed: async (seeding) => (await seedPlaybook(seeding)).playbook,
    sample: () => ({ organization_id: seeded.organization, name: '다른 기준' }),
    change: { name: '바뀐 이름' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'contract_playbook_versions',
    table: 'contract_playbook_versions',
    key: 'id',
    seed: async (seeding) => (await seedPlaybook(seeding)).version,
    sample: () => ({
      playbook_id: seeded.playbook,
      organization_id: seeded.organization,
      no: 2,
      name: '용역 기준',
      rules: [],
    }),
    change: { rules: [{}] },
    may: { owner: 's', service: 'sid' },
  },
  {
    name: 'contract_playbook_runs',
    table: 'contract_playbook_runs',
    key: 'id',
    async seed(seeding) {
      await seedPlaybook(seeding)
      const { sql, owner } = seeding
      const [row] = await sql`insert into contract_playbook_runs ${sql(run(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => run(newcomer),
    change: { findings: 9 },
    may: { owner: 's', ...wholly },
  },
]
