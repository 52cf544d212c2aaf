import { type TableCase, wholly } from './table-case'

/** Drafts are the own of who types them; everybody with a session may begin one. */
export const templateTables: readonly TableCase[] = [
  {
    name: 'template_drafts',
    table: 'template_drafts',
    key: 'user_id',
    async seed({ sql, owner }) {
      await sql`delete from template_drafts where user_id = ${owner}`
      await sql`insert into template_drafts (user_id, template, answers)
        values (${owner}, 'complaint', ${sql.json({ amount: '1' })})`
      return owner
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, template: 'nda', answers: {} }),
    change: { answers: { amount: '2' } },
    may: { owner: 'siud', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
]
