import type { SupabaseClient } from '@supabase/supabase-js'
import { setLogLevel } from '@/lib/log'
import type { OrganizationRole } from '@/lib/organizations/constants'
import type { Db } from '@/lib/supabase/types'
import { openTemplate } from '@/lib/templates/open-template'
import {
  makeTemplate,
  nameTemplate,
  publish,
  removeTemplate,
  rollBack,
  writeSource,
} from '@/lib/templates/organization/actions'
import { readTemplateVersions } from '@/lib/templates/organization/data'
import {
  initialNewTemplateState,
  initialSourceState,
  initialTemplateChangeState,
  initialTemplateNameState,
} from '@/lib/templates/organization/form-state'
import { writeAnswers } from '@/lib/templates/write-answers'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'

type Name = OrganizationRole | 'stranger'

/** An organisation with somebody of every role and a template without a document, anew for each test. */
export const site = {
  supabase: undefined as unknown as SupabaseProcess,
  /** Whose session the actions have. */
  asking: undefined as unknown as SupabaseClient,
  people: {} as Record<Name, Person>,
  organization: '',
  template: '',
}

export function withTemplateSite(): void {
  beforeAll(async () => {
    setLogLevel('off')
    site.supabase = await startSupabase()
    for (const name of ['owner', 'admin', 'member', 'viewer', 'billing', 'stranger'] as const)
      site.people[name] = await makePerson(site.supabase)
  })
  afterAll(() => site.supabase.stop())
  beforeEach(async () => {
    const { stranger: _, ...members } = site.people
    site.organization = await makeOrganization(
      site.supabase.sql,
      Object.entries(members).map(([role, person]) => [person, role as OrganizationRole] as const),
    )
    as('member')
    const address = await redirectTarget(making())
    site.template = address.split('/').at(-1) ?? ''
  })
}

export const as = (name: Name) => {
  site.asking = site.people[name].client
}
export const db = (name: Name) => site.people[name].client as Db
export const making = (name = '위임계약서') =>
  makeTemplate(
    initialNewTemplateState,
    formOf({ organization: site.organization, name, locale: 'ko' }),
  )
export async function rev(): Promise<string> {
  const [row] = await site.supabase
    .sql`select rev from organization_templates where id = ${site.template}`
  return String(row?.rev)
}
export const document = '위임인 {{위임인}}은(는) 보수 {{보수}}을 낸다.'
export const writing = async (text = document) =>
  writeSource(initialSourceState, formOf({ template: site.template, rev: await rev(), text }))
export const fieldForm = async (more: Record<string, string> = {}) =>
  formOf({
    template: site.template,
    rev: await rev(),
    field: 'f1',
    kind: 'text',
    locale: 'ko',
    ...more,
  })
export const publishing = async () =>
  publish(initialTemplateChangeState, formOf({ template: site.template, rev: await rev() }))
export const choosing = (no: number) =>
  rollBack(initialTemplateChangeState, formOf({ template: site.template, no: String(no) }))
export const removing = () =>
  removeTemplate(initialTemplateChangeState, formOf({ template: site.template, locale: 'ko' }))
export const naming = async (fields: Record<string, string>) =>
  nameTemplate(
    initialTemplateNameState,
    formOf({ template: site.template, rev: await rev(), ...fields }),
  )
export async function version(no: number): Promise<string> {
  const versions = await readTemplateVersions(site.supabase.admin() as Db, site.template)
  return versions.find((each) => each.no === no)?.id ?? '00000000-0000-4000-8000-000000000000'
}
export async function writtenFrom(id: string, answers: Record<string, unknown>): Promise<string> {
  const opened = await openTemplate(id)
  const { document: drafted } = writeAnswers(opened.template, answers, {
    guide: opened.guide,
    today: '2026-11-28',
  })
  return drafted.blocks.map((block) => block.text).join('\n')
}
export const opening = (id: string) =>
  openTemplate(id).then(
    () => 'opened',
    (thrown: { code?: string }) => thrown.code,
  )
