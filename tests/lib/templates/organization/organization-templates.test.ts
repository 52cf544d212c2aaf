/** @jest-environment node */
import { loadOwnDraft, saveOwnDraft } from '@/lib/templates/actions'
import { openTemplate } from '@/lib/templates/open-template'
import { pickSource, publish, saveField, writeSource } from '@/lib/templates/organization/actions'
import {
  readBegunVersion,
  readOrganizationTemplate,
  readTemplateUses,
} from '@/lib/templates/organization/data'
import {
  initialFieldState,
  initialSourceState,
  initialTemplateChangeState,
} from '@/lib/templates/organization/form-state'
import { readPublishedTemplates } from '@/lib/templates/organization/published'
import type { Person } from '@/tests/factories/person'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'
import {
  as,
  choosing,
  db,
  fieldForm,
  naming,
  publishing,
  rev,
  site,
  version,
  withTemplateSite,
  writing,
  writtenFrom,
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

it('is written, asked, published and filled in by whoever writes in the organisation', async () => {
  expect((await publishing()).reason).toBe('empty')
  expect((await writing()).result).toEqual({ fields: 2 })
  await redirectTarget(
    saveField(
      initialFieldState,
      await fieldForm({
        question: '누가 맡깁니까?',
        help: '실명으로',
        example: '홍길동',
        required: 'on',
      }),
    ),
  )
  expect((await naming({ name: '사건 위임계약서', about: '수임할 때' })).result).toBe('saved')
  expect((await publishing()).result).toBe('published')
  expect((await publishing()).reason).toBe('same')

  as('admin')
  const id = await version(1)
  const { template: form, guide } = await openTemplate(id)
  expect(form).toMatchObject({ id, title: '사건 위임계약서', steps: [] })
  expect(form.fields[0]).toEqual({ id: 'f1', kind: 'text', example: '홍길동', required: true })
  expect(guide.fields.f1).toEqual({ label: '누가 맡깁니까?', help: '실명으로' })
  expect(await writtenFrom(id, { f1: '김철수', 보수: '500만 원' })).toBe(
    '위임인 김철수는 보수 5,000,000원을 낸다.',
  )
  expect(await readPublishedTemplates(site.people.admin.client, site.people.admin.id)).toEqual({
    isMember: true,
    templates: [
      {
        id: site.template,
        name: '사건 위임계약서',
        about: '수임할 때',
        organization: '가나다 법률사무소',
      },
    ].filter(({ id: each }) => each === site.template),
  })
  expect((await readTemplateUses(db('viewer'), [id])).get(id)).toBe(2)
})

it('keeps published versions, answers begun with one, and goes back to an earlier one', async () => {
  await writing()
  await publishing()
  const first = await version(1)
  as('member')
  expect(await saveOwnDraft(first, { f1: '홍길동' })).toEqual({ ok: true })
  await writing('위임인 {{위임인}}, 사건 {{사건}}')
  await publishing()
  const second = await version(2)
  const current = async () =>
    (await readOrganizationTemplate(db('viewer'), site.template))?.current_no
  expect(await current()).toBe(2)
  expect(await readBegunVersion(db('member'), [first, second])).toBe(first)
  expect(await readBegunVersion(db('admin'), [first, second])).toBeNull()
  expect(await loadOwnDraft(first)).toMatchObject({ draft: { answers: { f1: '홍길동' } } })
  expect(await writtenFrom(first, { f1: '홍길동' })).toContain('보수 [')

  expect((await choosing(1)).result).toBe('chosen')
  expect(await current()).toBe(1)
  expect((await choosing(7)).reason).toBe('missing')
  const changing = site.supabase
    .sql`update organization_template_versions set name = '바뀐' where id = ${first}`
  await expect(changing).rejects.toThrow('stays as it is')
})

it('says what is wrong with a document, keeps what was typed, and leaves the draft as it was', async () => {
  await writing()
  const wrong = await writing('{{위임인 은 낸다.')
  expect(wrong).toMatchObject({
    refused: { problem: 'braces', at: '{{위임인 은 낸다.' },
    values: { text: '{{위임인 은 낸다.' },
  })
  expect((await writing('')).errors).toEqual({ text: 'required' })
  expect((await writing('가'.repeat(60_001))).errors).toEqual({ text: 'tooLong' })
  const draft = await readOrganizationTemplate(db('member'), site.template)
  expect(draft?.body.fields.map(({ name }) => name)).toEqual(['위임인', '보수'])
})

it('names the field of a question that is wrong', async () => {
  await writing()
  const save = async (more: Record<string, string>) =>
    (await saveField(initialFieldState, await fieldForm(more))).errors
  expect(await save({ kind: 'money', example: '많이' })).toEqual({ example: 'example' })
  expect(await save({ kind: 'choice', options: '하나' })).toEqual({ options: 'required' })
  expect(await save({ kind: 'party' })).toEqual({ kind: 'choice' })
  expect(await save({ kind: 'choice', options: '월세\n전세', example: '반전세' })).toEqual({
    example: 'example',
  })
})

it('takes a document of one’s own library, and nobody else’s', async () => {
  const owned = async (owner: Person) => {
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '{{의뢰인}} 귀하' }] }],
    }
    const { data } = await site.supabase.admin().rpc('make_written_document', {
      p_user: owner.id,
      p_document: { name: '안내문', folder: null, category: 'others' },
      p_content: content,
      p_reason: 'made',
      p_most: 100,
      p_most_bytes: 1e9,
    })
    return String(data.document.id)
  }
  const pick = async (chosen: string) =>
    pickSource(
      initialSourceState,
      formOf({ template: site.template, rev: await rev(), document: chosen }),
    )
  expect((await pick(await owned(site.people.member))).result).toEqual({ fields: 1 })
  expect((await pick(await owned(site.people.admin))).errors).toEqual({ document: 'choice' })
  const draft = await readOrganizationTemplate(db('viewer'), site.template)
  expect(draft?.body.source).toEqual({ kind: 'document', name: '안내문' })
})

it('writes nothing over what somebody else has written meanwhile', async () => {
  const seen = await rev()
  await writing()
  as('admin')
  const late = formOf({ template: site.template, rev: seen, text: '{{다른 것}}' })
  expect((await writeSource(initialSourceState, late)).reason).toBe('stale')
  expect(
    (await publish(initialTemplateChangeState, formOf({ template: site.template, rev: seen })))
      .reason,
  ).toBe('stale')
})
