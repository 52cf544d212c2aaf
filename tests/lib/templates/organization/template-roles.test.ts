/** @jest-environment node */
import { loadOwnDraft, saveOwnDraft } from '@/lib/templates/actions'
import { saveField } from '@/lib/templates/organization/actions'
import {
  readOrganizationTemplate,
  readOrganizationTemplates,
  readTemplateUses,
  readTemplateVersion,
  readTemplateVersions,
} from '@/lib/templates/organization/data'
import { initialFieldState } from '@/lib/templates/organization/form-state'
import { readPublishedTemplates } from '@/lib/templates/organization/published'
import { redirectTarget } from '@/tests/lib/profile/action-results'
import {
  as,
  choosing,
  db,
  fieldForm,
  making,
  naming,
  opening,
  publishing,
  removing,
  site,
  version,
  withTemplateSite,
  writing,
} from './template-site'

// Cookies and headers exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => site.asking,
  anonymousClient: () => site.supabase.visitor(),
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ getAll: () => [] }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

withTemplateSite()

/** Every way to change something or to write a document, and what it answers. */
async function everyChange() {
  const id = await version(1)
  return {
    make: (await making('몰래')).reason,
    name: (await naming({ name: '몰래', about: '' })).reason,
    write: (await writing('{{몰래}}')).reason,
    field: (await saveField(initialFieldState, await fieldForm())).reason,
    publish: (await publishing()).reason,
    choose: (await choosing(1)).reason,
    remove: (await removing()).reason,
    open: await opening(id),
  }
}
const all = (answer: string, open: string) => ({
  make: answer,
  name: answer,
  write: answer,
  field: answer,
  publish: answer,
  choose: answer,
  remove: answer,
  open,
})

it('a viewer reads it, and neither writes nor fills it in', async () => {
  await writing()
  await publishing()
  as('viewer')
  expect((await readOrganizationTemplate(db('viewer'), site.template))?.body.fields).toHaveLength(2)
  expect(await readTemplateVersion(db('viewer'), await version(1))).not.toBeNull()
  expect(
    (await readPublishedTemplates(site.people.viewer.client, site.people.viewer.id)).templates,
  ).toEqual([])
  expect(await everyChange()).toEqual(all('forbidden', 'forbidden'))
  const past = await site.people.viewer.client.rpc('use_organization_template', {
    p_version: await version(1),
  })
  expect(past.data).toBe('forbidden')
  expect((await readTemplateUses(db('owner'), [await version(1)])).size).toBe(0)
})

it.each(['stranger', 'billing'] as const)('for a %s there is none', async (name) => {
  await writing()
  await publishing()
  as(name)
  const own = await readOrganizationTemplates(db(name))
  expect(own).toEqual([])
  expect(await readOrganizationTemplate(db(name), site.template)).toBeNull()
  expect(await readTemplateVersions(db(name), site.template)).toEqual([])
  expect(await readTemplateVersion(db(name), await version(1))).toBeNull()
  expect(await readTemplateUses(db(name), [await version(1)])).toEqual(new Map())
  expect(await everyChange()).toEqual(all('missing', 'notFound'))
})

it('a visitor is told to log in', async () => {
  await writing()
  await publishing()
  site.asking = site.supabase.visitor()
  expect(await everyChange()).toEqual(all('unauthorized', 'unauthorized'))
  for (const [name, args] of [
    ['use_organization_template', { p_version: await version(1) }],
    ['publish_organization_template', { p_template: site.template, p_rev: 2 }],
    ['choose_organization_template_version', { p_template: site.template, p_no: 1 }],
    ['delete_organization_template', { p_template: site.template }],
  ] as const)
    expect((await site.supabase.visitor().rpc(name, args)).error).not.toBeNull()
})

it('whoever was removed sees and fills it in no more; their documents stay theirs', async () => {
  await writing()
  await publishing()
  const id = await version(1)
  await saveOwnDraft(id, { f1: '홍길동' })
  await site.supabase.sql`delete from organization_members
    where organization_id = ${site.organization} and user_id = ${site.people.member.id}`
  as('member')
  expect(await readOrganizationTemplate(db('member'), site.template)).toBeNull()
  expect(await everyChange()).toEqual(all('missing', 'notFound'))
  expect(await loadOwnDraft(id)).toMatchObject({ draft: { answers: { f1: '홍길동' } } })
})

it('is deleted by who administers the organisation, with its versions and unfinished answers', async () => {
  await writing()
  await publishing()
  const id = await version(1)
  await saveOwnDraft(id, { f1: '홍길동' })
  expect((await removing()).reason).toBe('forbidden')
  as('owner')
  expect(await redirectTarget(removing())).toContain('/documents/templates/organization')
  expect(await readTemplateVersion(db('owner'), id)).toBeNull()
  as('member')
  expect(await loadOwnDraft(id)).toEqual({ ok: true, draft: null })
})
