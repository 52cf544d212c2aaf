import { randomUUID } from 'node:crypto'
import { alertTables } from './alert-rights'
import { annotationTables } from './annotation-rights'
import { apiKeyTables } from './api-key-rights'
import { billingTables } from './billing-rights'
import { chatTables } from './chat-rights'
import { configurationTables } from './configuration-rights'
import { contractTables } from './contract-rights'
import { datedValueTables } from './dated-value-rights'
import { documentTables } from './document-rights'
import { jobTables } from './job-rights'
import { knowledgeTables } from './knowledge-rights'
import { matterTables } from './matter-rights'
import { organizationTables } from './organization-rights'
import { organizationTemplateTables } from './organization-template-rights'
import { phoneTables } from './phone-rights'
import { playbookTables } from './playbook-rights'
import { postTables } from './post-rights'
import { ragopsTables } from './ragops-rights'
import { savedTables } from './saved-rights'
import { sharingTables } from './sharing-rights'
import { type TableCase, wholly } from './table-case'
import { templateTables } from './template-rights'
import { traceTables } from './trace-rights'
import { staleTables, webhookTables } from './webhook-rights'

let latestInquiry = ''

const inquiry = () => ({
  id: randomUUID(),
  name: '홍길동',
  email: 'hong@example.test',
  phone: '010-1234-5678',
  inquiry_type: 'general',
  subject: '문의합니다',
  message: '답을 기다리겠습니다.',
  locale: 'ko',
})

/** Who may do what with each table of the API: spec 3 and 6, and docs/decisions/0007-accounts.md. */
export const expectedTables: readonly TableCase[] = [
  {
    name: 'profiles',
    table: 'profiles',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`update profiles set organization = null where id = ${owner}`
      return owner
    },
    sample: ({ newcomer }) => ({ id: newcomer, email: 'new@example.test' }),
    change: { organization: 'court' },
    may: { owner: 'su', admin: 's', ...wholly },
  },
  {
    name: 'audit_log',
    table: 'audit_log',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into audit_log (actor_id, action, target_kind)
        values (${owner}, 'inquiry.answered', 'inquiry') returning id`
      return String(row?.id)
    },
    sample: () => ({ action: 'inquiry.answered', target_kind: 'inquiry' }),
    change: { target_id: 'x' },
    may: { admin: 's', ...wholly },
  },
  {
    name: 'backups',
    table: 'backups',
    key: 'id',
    async seed({ sql }) {
      const [row] = await sql`insert into backups (kind) values ('manual') returning id`
      return String(row?.id)
    },
    sample: () => ({ kind: 'manual' }),
    change: { error: 'x' },
    may: { admin: 's', ...wholly },
  },
  {
    name: 'contact_inquiries',
    table: 'contact_inquiries',
    key: 'id',
    async seed({ sql }) {
      const row = inquiry()
      await sql`insert into contact_inquiries ${sql(row)}`
      return row.id
    },
    sample: inquiry,
    change: { status: 'closed' },
    may: { supervisor: 's', admin: 's', ...wholly },
  },
  {
    name: 'deletion_requests',
    table: 'deletion_requests',
    key: 'id',
    async seed({ sql, owner }) {
      await sql`delete from deletion_requests`
      const [row] = await sql`insert into deletion_requests (user_id, status)
        values (${owner}, 'declined') returning id`
      return String(row?.id)
    },
    sample: ({ owner }) => ({ user_id: owner, reason: '더 쓰지 않습니다.' }),
    change: { status: 'done' },
    may: { owner: 'si', other: 'i', supervisor: 'i', admin: 'si', ...wholly },
  },
  {
    name: 'error_counts',
    table: 'error_counts',
    key: 'place',
    async seed({ sql }) {
      const place = `/x/${randomUUID()}`
      await sql`insert into error_counts (day, place, code) values (current_date, ${place}, 'server')`
      return place
    },
    sample: () => ({ day: '2026-01-01', place: `/y/${randomUUID()}`, code: 'server' }),
    change: { times: 9 },
    may: { supervisor: 's', admin: 's', ...wholly },
  },
  {
    name: 'house_posts',
    table: 'house_posts',
    key: 'id',
    async seed({ sql }) {
      const id = randomUUID()
      await sql`insert into house_posts (id, digest) values (${id}, 'a')`
      return id
    },
    sample: () => ({ id: randomUUID(), digest: 'b' }),
    change: { digest: 'c' },
    may: wholly,
  },
  {
    name: 'inquiry_replies',
    table: 'inquiry_replies',
    key: 'id',
    async seed({ sql, owner }) {
      const [row, id] = [inquiry(), randomUUID()]
      await sql`insert into contact_inquiries ${sql(row)}`
      await sql`insert into inquiry_replies (id, inquiry_id, author_id, body)
        values (${id}, ${row.id}, ${owner}, '답변입니다.')`
      latestInquiry = row.id
      return id
    },
    sample: () => ({ id: randomUUID(), inquiry_id: latestInquiry, body: '또 다른 답변입니다.' }),
    change: { mailed_at: '2026-11-21T00:00:00Z' },
    may: { supervisor: 's', admin: 's', ...wholly },
  },
  {
    name: 'page_visits',
    table: 'page_visits',
    key: 'path',
    async seed({ sql }) {
      const path = `/x/${randomUUID()}`
      await sql`insert into page_visits (path, locale) values (${path}, 'ko')`
      return path
    },
    sample: () => ({ path: '/', locale: 'en' }),
    change: { locale: 'ja' },
    may: { supervisor: 's', admin: 's', ...wholly },
  },
  ...billingTables,
  ...chatTables,
  ...documentTables,
  ...apiKeyTables,
  ...jobTables,
  ...contractTables,
  ...knowledgeTables,
  ...matterTables,
  ...alertTables,
  ...savedTables,
  ...organizationTables,
  ...phoneTables,
  ...organizationTemplateTables,
  ...playbookTables,
  ...postTables,
  ...sharingTables,
  ...datedValueTables,
  ...templateTables,
  ...traceTables,
  ...ragopsTables,
  ...annotationTables,
  ...webhookTables,
  ...staleTables,
  ...configurationTables,
  {
    name: 'search_terms',
    table: 'search_terms',
    key: 'term',
    async seed({ sql }) {
      const term = randomUUID()
      await sql`insert into search_terms (day, locale, term) values (current_date, 'ko', ${term})`
      return term
    },
    sample: () => ({ day: '2026-01-01', locale: 'ko', term: randomUUID() }),
    change: { times: 9 },
    may: { supervisor: 's', admin: 's', ...wholly },
  },
  {
    name: 'security_logs',
    table: 'security_logs',
    key: 'id',
    async seed({ sql, owner }) {
      const [row] = await sql`insert into security_logs (user_id, event_type)
        values (${owner}, 'sign_in') returning id`
      return String(row?.id)
    },
    sample: () => ({ event_type: 'sign_in' }),
    change: { event_level: 'critical' },
    may: { owner: 's', admin: 's', ...wholly },
  },
  {
    name: 'site_settings',
    table: 'site_settings',
    key: 'only_row',
    async seed({ sql }) {
      await sql`delete from site_settings`
      await sql`insert into site_settings default values`
      return 'true'
    },
    // There is one row, so that nobody can add another.
    sample: () => ({ only_row: true }),
    change: { debug_mode: true },
    may: { admin: 's', service: 'sud' },
  },
  {
    name: 'user_activity',
    table: 'user_activity',
    key: 'id',
    async seed({ sql, owner }) {
      const id = randomUUID()
      await sql`insert into user_activity (id, user_id, user_email, activity_type)
        values (${id}, ${owner}, 'owner@example.test', 'search')`
      return id
    },
    sample: ({ owner }) => ({ id: randomUUID(), user_id: owner, activity_type: 'search' }),
    change: { activity_type: 'chat' },
    may: { owner: 'si', other: 'i', supervisor: 'i', admin: 'si', service: 'sud' },
  },
]
