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
  {
    name: 'viewed_sources',
    table: 'viewed_sources',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from viewed_sources`
      const [row] =
        await sql`insert into viewed_sources ${sql({ user_id: owner, ...decision('1') })}
        returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, ...decision('2') }),
    change: { name: '다른 말' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'viewing_choices',
    table: 'viewing_choices',
    key: 'user_id',
    async seed({ sql, owner }) {
      await sql`delete from viewing_choices`
      await sql`insert into viewing_choices (user_id, keeps_history) values (${owner}, true)`
      return owner
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, keeps_history: false }),
    change: { keeps_history: false },
    may: { owner: 's', ...wholly },
  },
]
