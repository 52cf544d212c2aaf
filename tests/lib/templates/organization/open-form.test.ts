/** @jest-environment node */
import { saveOwnDraft } from '@/lib/templates/actions'
import { loadAnswersPath } from '@/lib/templates/documents/loaders'
import { makeTemplateDocument } from '@/lib/templates/documents/mutations'
import { loadForm, loadOrganizationTemplate, loadTrial } from '@/lib/templates/organization/loaders'
import { redirectTarget } from '@/tests/lib/profile/action-results'
import {
  as,
  choosing,
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
jest.mock('next-intl/server', () => ({ getLocale: async () => 'ko' }))
jest.mock('@/lib/auth/loaders', () => ({
  requireAccess: async () => (await site.asking.auth.getUser()).data.user,
}))

withTemplateSite()

const opened = async (asked: { document?: string; isNew?: boolean } = {}) => {
  const { version: filled, newer } = await loadForm(site.template, {
    document: asked.document,
    isNew: asked.isNew ?? false,
  })
  return { no: filled.no, newer }
}
const missing = (work: Promise<unknown>) =>
  expect(work).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')

/** A document of the library that somebody wrote from a version. */
async function written(id: string): Promise<string> {
  const made = await makeTemplateDocument(
    site.supabase.admin(),
    site.people.member.id,
    {
      template: id,
      answers: {},
      name: '위임계약서',
      content: { type: 'doc', content: [{ type: 'paragraph' }] },
    },
    { documents: 100, documentBytes: 1e9 },
  )
  if (!made.ok) throw new Error(made.reason)
  return made.document.id
}

it('opens the version that was begun, the current one, or that of a document', async () => {
  await writing()
  await missing(opened())
  await publishing()
  expect(await opened()).toEqual({ no: 1, newer: null })
  const first = await version(1)
  await saveOwnDraft(first, { f1: '홍길동' })
  const document = await written(first)
  await writing('{{위임인}}의 새 문서')
  await publishing()
  expect(await opened()).toEqual({ no: 1, newer: 2 })
  expect(await opened({ isNew: true })).toEqual({ no: 2, newer: null })
  expect(await opened({ isNew: true, document })).toEqual({ no: 1, newer: null })
  as('admin')
  expect(await opened()).toEqual({ no: 2, newer: null })
  // What somebody else has written opens nothing of theirs.
  expect(await opened({ document })).toEqual({ no: 2, newer: null })
  await choosing(1)
  expect(await opened()).toEqual({ no: 1, newer: null })
})

it('leads from a document to its answers, until the template is deleted', async () => {
  await writing()
  await publishing()
  const document = await written(await version(1))
  expect(await loadAnswersPath(document)).toBe(
    `/documents/templates/organization/${site.template}/form?document=${document}`,
  )
  as('owner')
  expect(await loadAnswersPath(document)).toBeNull()
  await redirectTarget(removing())
  as('member')
  expect(await loadAnswersPath(document)).toBeNull()
})

it('leads who only reads to what the template is, and shows nobody else that there is one', async () => {
  await writing()
  await publishing()
  as('viewer')
  const path = `/documents/templates/organization/${site.template}`
  expect(await redirectTarget(opened())).toBe(path)
  expect(await redirectTarget(loadTrial(site.template))).toBe(path)
  expect(await loadOrganizationTemplate(site.template)).toMatchObject({
    mayEdit: false,
    mayDelete: false,
    documents: [],
    versions: [{ no: 1, uses: 0 }],
  })
  for (const name of ['stranger', 'billing'] as const) {
    as(name)
    await missing(opened())
    await missing(loadTrial(site.template))
    await missing(loadOrganizationTemplate(site.template))
  }
})
