import 'server-only'
import { type CollectionResult, resultOf, wordOf } from '@/lib/knowledge/mutations'
import type { Db } from '@/lib/supabase/types'
import type { BarForm, MatterForm, PersonForm } from './schema'

/** Shares one's collection with the whole of an organisation that one is a member of, or with none. */
export async function shareCollection(
  db: Db,
  id: string,
  organization: string | null,
): Promise<CollectionResult> {
  const change = { organization_id: organization }
  return resultOf(await db.from('collections').update(change).eq('id', id).select('id'))
}

/** Names somebody for one's collection, or changes what they may do. */
export async function namePerson(db: Db, form: PersonForm): Promise<CollectionResult> {
  const { collection, person, access } = form
  const named = await db.rpc('name_person', {
    p_collection: collection,
    p_organization: person.organization,
    p_person: person.id,
    p_access: access,
  })
  return wordOf(named, collection)
}

/** Ends what was shared with somebody: by whoever shares it, or by whoever was named. */
export async function unnamePerson(
  db: Db,
  collection: string,
  person: string,
): Promise<CollectionResult> {
  const asked = { p_collection: collection, p_person: person }
  return wordOf(await db.rpc('unname_person', asked), collection)
}

/** Puts one's own documents into a collection that one may change, and takes out what the form no longer has. */
export async function setDocuments(
  db: Db,
  collection: string,
  chosen: readonly string[],
  shown: readonly string[],
): Promise<CollectionResult> {
  const set = await db.rpc('choose_collection_documents', {
    p_collection: collection,
    p_in: [...chosen],
    p_out: shown.filter((id) => !chosen.includes(id)),
  })
  return wordOf(set, collection)
}

/** Makes one's collection a matter of an organisation, once and for good. */
export async function makeMatter(db: Db, form: MatterForm): Promise<CollectionResult> {
  const { id, organization, matter } = form
  const asked = { p_collection: id, p_organization: organization, p_matter: matter }
  return wordOf(await db.rpc('make_matter', asked), id)
}

const barred = ({ organization, matter, person }: BarForm) => ({
  p_organization: organization,
  p_collection: matter,
  p_person: person,
})

/** Keeps a member from a matter of an organisation that one administers. */
export async function barFromMatter(db: Db, form: BarForm): Promise<CollectionResult> {
  return wordOf(await db.rpc('bar_from_matter', barred(form)), form.matter)
}

export async function unbarFromMatter(db: Db, form: BarForm): Promise<CollectionResult> {
  return wordOf(await db.rpc('unbar_from_matter', barred(form)), form.matter)
}
