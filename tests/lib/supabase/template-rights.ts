import { randomUUID } from 'node:crypto'
import { seedContent } from './document-rights'
import { type TableCase, wholly } from './table-case'

/**
 * Drafts are the own of who types them; everybody with a session may begin one. What a document was written from is
 * its owner's to read; functions write it.
 */
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
  {
    name: 'template_documents',
    table: 'template_documents',
    key: 'document_id',
    async seed(given) {
      const id = await seedContent(given)
      await given.sql`insert into template_documents (document_id, user_id, template, answers, content)
        values (${id}, ${given.owner}, 'nda', '{}', '{}')`
      return id
    },
    // Its document would have to be there.
    sample: ({ newcomer }) => ({
      document_id: randomUUID(),
      user_id: newcomer,
      template: 'nda',
      answers: {},
      content: {},
    }),
    change: { template: 'complaint' },
    may: { owner: 's', service: 'sud' },
  },
]
