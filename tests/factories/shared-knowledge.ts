import { chooseMatter, chooseSharing, nameForCollection } from '@/lib/knowledge/sharing/actions'
import { log } from '@/lib/log'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { addCollection, seenBy, seesAll } from '@/tests/factories/collection-paths'
import { type KnowledgeSite, paragraph, startKnowledge } from '@/tests/factories/knowledge-site'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { askAs, standOn } from '@/tests/factories/session-stand-ins'
import { formOf as form, redirectTarget } from '@/tests/lib/profile/action-results'

export let supabase: SupabaseProcess
export let knowledge: KnowledgeSite

/** A database and a worker's answers for a file of tests, without a word in the log. */
export function startSharedKnowledge(): void {
  beforeAll(async () => {
    for (const level of ['warn', 'info', 'error'] as const)
      jest.spyOn(log, level).mockImplementation(() => {})
    supabase = await startSupabase()
    standOn(supabase)
    knowledge = await startKnowledge(supabase.sql)
  })
  afterAll(async () => {
    await knowledge.stop()
    await supabase.stop()
    jest.restoreAllMocks()
  })
}

/** A member with a collection of one document, a colleague, an owner and an admin of the organisation. */
export let holder: Person
export let named: Person
export let boss: Person
export let admin: Person
export let [document, collection, organization] = ['', '', '']

/** On its second page it says 5,000,000. */
export const addContract = (owner: Person): Promise<string> =>
  knowledge.addDocument(owner.id, '임대차계약서.docx', [
    paragraph('보증금은 금 5,000,000원이다.', 2),
  ])

/** Before each test of a collection in an organisation. */
export async function makeColleagues(): Promise<void> {
  ;[holder, named, boss, admin] = await Promise.all([
    makePerson(supabase),
    makePerson(supabase),
    makePerson(supabase),
    makePerson(supabase),
  ])
  document = await addContract(holder)
  collection = await addCollection(supabase, holder, document)
  organization = await makeOrganization(supabase.sql, [
    [boss, 'owner'],
    [admin, 'admin'],
    [holder, 'member'],
    [named, 'member'],
  ])
}

export function seen(person: Person) {
  askAs(person)
  return seenBy(person, knowledge, { collection, document })
}
export const all = () => seesAll({ collection, document })

/** @returns why an action was not done */
export async function reasonOf(person: Person, run: () => Promise<void>): Promise<string | null> {
  askAs(person)
  return new URL(await redirectTarget(run()), 'http://x').searchParams.get('reason')
}
/** Makes a collection a matter of the organisation. */
export const wall = (matter = '2026-0117', person = holder, of = collection) =>
  reasonOf(person, () => chooseMatter('ko', of, form({ matterOrganization: organization, matter })))
/** Names somebody for a collection of the holder's. */
export const name = (to: Person, access = 'view', within = organization, of = collection) =>
  reasonOf(holder, () =>
    nameForCollection('ko', of, form({ person: `${within} ${to.id}`, access })),
  )
/** Shares a collection of the holder's with everybody of the organisation. */
export const share = (of: string) =>
  reasonOf(holder, () => chooseSharing('ko', of, form({ organization })))
