import { type Seeding, type TableCase, wholly } from './table-case'

/** The owner's organisation with a template and a version, to which nobody else adds a row. */
let seeded = { organization: '', template: '', version: '' }
async function seedTemplate({ sql, owner }: Seeding) {
  const [organization] =
    await sql`insert into organizations (name) values ('가나다 법률사무소') returning id`
  await sql`insert into organization_members (organization_id, user_id, role)
    values (${organization?.id}, ${owner}, 'owner')`
  const [template] = await sql`insert into organization_templates (organization_id, name)
    values (${organization?.id}, '위임계약서') returning id`
  const [version] = await sql`insert into organization_template_versions
    (template_id, organization_id, no, name, body)
    values (${template?.id}, ${organization?.id}, 1, '위임계약서', '{}') returning id`
  seeded = {
    organization: String(organization?.id),
    template: String(template?.id),
    version: String(version?.id),
  }
  return seeded
}

/** Read by members; written by functions and the server alone; what is published nobody changes. */
export const organizationTemplateTables: readonly TableCase[] = [
  {
    name: 'organization_templates',
    table: 'organization_templates',
    key: 'id',
    seed: async (seeding) => (await seedTemplate(seeding)).template,
    sample: () => ({ organization_id: seeded.organization, name: '다른 서식' }),
    change: { name: '바뀐 이름' },
    may: { owner: 's', ...wholly },
  },
  {
    name: 'organization_template_versions',
    table: 'organization_template_versions',
    key: 'id',
    seed: async (seeding) => (await seedTemplate(seeding)).version,
    sample: () => ({
      template_id: seeded.template,
      organization_id: seeded.organization,
      no: 2,
      name: '위임계약서',
      body: {},
    }),
    change: { body: { about: '' } },
    may: { owner: 's', service: 'sid' },
  },
  {
    name: 'organization_template_uses',
    table: 'organization_template_uses',
    key: 'version_id',
    async seed(seeding) {
      const { version, organization } = await seedTemplate(seeding)
      await seeding.sql`insert into organization_template_uses (version_id, organization_id, uses)
        values (${version}, ${organization}, 3)`
      return version
    },
    sample: () => ({
      version_id: seeded.version,
      organization_id: seeded.organization,
      day: '2026-01-01',
      uses: 1,
    }),
    change: { uses: 9 },
    may: { owner: 's', ...wholly },
  },
]
