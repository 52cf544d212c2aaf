import { type TableCase, wholly } from './table-case'

const decision = (reference: string) => ({
  kind: 'decision',
  reference,
  path: '/cases/2012다31628',
  citation: '대법원 2014. 2. 13. 선고 2012다31628 판결',
  name: '손해배상',
})

/** What somebody has saved is seen and changed by them alone. */
export const savedTables: readonly TableCase[] = [
  {
    name: 'saved_sources',
    table: 'saved_sources',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from saved_sources`
      const [row] = await sql`insert into saved_sources ${sql({ user_id: owner, ...decision('1') })}
        returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, ...decision('2') }),
    change: { note: '다른 말' },
    may: { owner: 'siud', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
]
