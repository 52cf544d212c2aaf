import { randomUUID } from 'node:crypto'
import { type TableCase, wholly } from './table-case'

const document = (owner: string) => ({
  user_id: owner,
  name: '계약서.pdf',
  mime: 'application/pdf',
  bytes: 10,
  sha256: 'a'.repeat(64),
  storage_key: `${owner}/${randomUUID()}`,
})

/** What people keep is theirs alone; only the server adds a document. */
export const documentTables: readonly TableCase[] = [
  {
    name: 'documents',
    table: 'documents',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into documents ${sql(document(owner))} returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => document(newcomer),
    change: { name: '다른 이름.pdf' },
    may: { owner: 'sud', ...wholly },
  },
  {
    name: 'document_folders',
    table: 'document_folders',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into document_folders (user_id, name)
        values (${owner}, ${randomUUID()}) returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, name: randomUUID() }),
    change: { name: '바뀐 폴더' },
    may: {
      owner: 'siud',
      other: 'i',
      supervisor: 'i',
      admin: 'i',
      ...wholly,
    },
  },
  {
    name: 'document_strays',
    table: 'document_strays',
    key: 'storage_key',
    async seed({ sql, owner }) {
      const key = `${owner}/${randomUUID()}`
      await sql`insert into document_strays (storage_key, due_at) values (${key}, now())`
      return key
    },
    sample: () => ({ storage_key: `x/${randomUUID()}`, due_at: '2026-01-01T00:00:00Z' }),
    change: { due_at: '2030-01-01T00:00:00Z' },
    may: wholly,
  },
]
