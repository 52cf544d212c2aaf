import { type TableCase, wholly } from './table-case'

const watch = (reference: string) => ({
  kind: 'decision',
  reference,
  path: '/cases/2012다31628',
  title: '대법원 2014. 2. 13. 선고 2012다31628 판결',
})
const alert = (change: number) => ({
  change_id: change,
  kind: 'decision',
  reason: 'citing',
  path: '/cases/2012다31628',
  title: '대법원 2014. 2. 13. 선고 2012다31628 판결',
  changed_at: '2026-11-28T00:00:00Z',
  cadence: 'day',
})

/** What somebody watches, and what they were told, is seen and changed by them alone; the worker writes the rest. */
export const alertTables: readonly TableCase[] = [
  {
    name: 'watches',
    table: 'watches',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from watches`
      const [row] = await sql`insert into watches ${sql({ user_id: owner, ...watch('1') })}
        returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, ...watch('2') }),
    change: { cadence: 'week' },
    may: { owner: 'siud', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
  {
    name: 'alerts',
    table: 'alerts',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from alerts`
      const [row] = await sql`insert into alerts ${sql({ user_id: owner, ...alert(1) })}
        returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, ...alert(2) }),
    change: { read_at: '2026-11-28T00:00:00Z' },
    may: { owner: 'sud', ...wholly },
  },
  {
    name: 'alerts, what they say',
    table: 'alerts',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from alerts`
      const [row] = await sql`insert into alerts ${sql({ user_id: owner, ...alert(1) })}
        returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, ...alert(2) }),
    change: { title: '다른 말' },
    may: { owner: 'sd', ...wholly },
  },
  {
    name: 'alert_settings',
    table: 'alert_settings',
    key: 'user_id',
    async seed({ sql, owner }) {
      await sql`delete from alert_settings`
      await sql`insert into alert_settings (user_id) values (${owner})`
      return owner
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, mail_stopped_at: null }),
    change: { mail_stopped_at: '2026-11-28T00:00:00Z' },
    // A person has one row: who has one makes no second beside it.
    may: { owner: 'su', other: 'i', supervisor: 'i', admin: 'i', ...wholly },
  },
  {
    name: 'alert_mails',
    table: 'alert_mails',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from alert_mails`
      const [row] = await sql`insert into alert_mails (user_id, cadence)
        values (${owner}, 'day') returning id`
      return String(row?.id)
    },
    sample: ({ newcomer }) => ({ user_id: newcomer, cadence: 'week' }),
    change: { sent_at: '2026-11-28T00:00:00Z' },
    may: wholly,
  },
  {
    name: 'alert_progress',
    table: 'alert_progress',
    key: 'single',
    async seed({ sql }) {
      await sql`delete from alert_progress`
      await sql`insert into alert_progress (change_id) values (1)`
      return 'true'
    },
    sample: () => ({ single: true, change_id: 2 }),
    change: { change_id: 3 },
    // There is one row, and never a second.
    may: { service: 'sud' },
  },
]
