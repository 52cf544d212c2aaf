'use server'

import { z } from 'zod'
import { formValues } from '@/lib/form-data'
import { longestMatter } from '@/lib/knowledge/constants'
import { home, leadTo, runAsOwner } from '@/lib/knowledge/form-action'
import {
  barFromMatter,
  makeMatter,
  namePerson,
  setDocuments,
  shareCollection,
  unbarFromMatter,
  unnamePerson,
} from './mutations'
import {
  barFormSchema,
  documentChoiceSchema,
  matterFormSchema,
  personFormSchema,
  wholeFormSchema,
} from './schema'

const pageOf = (id: string) => `${home}/collections/${id}`

export async function chooseSharing(locale: string, id: string, form: FormData): Promise<void> {
  const input = { id, organization: form.get('organization') }
  const result = await runAsOwner(wholeFormSchema, input, ({ db, input: parsed }) =>
    shareCollection(db, parsed.id, parsed.organization),
  )
  leadTo(locale, pageOf(id), result)
}

/** Names somebody for a collection, or changes what they may do. What was chosen stays when it fails. */
export async function nameForCollection(locale: string, id: string, form: FormData): Promise<void> {
  const values = formValues(form)
  const result = await runAsOwner(
    personFormSchema,
    { ...values, collection: id },
    ({ db, input }) => namePerson(db, input),
  )
  const chosen = { person: String(values.person ?? ''), access: String(values.access ?? '') }
  leadTo(locale, pageOf(id), result, result.ok ? {} : chosen)
}

export async function unnameForCollection(
  locale: string,
  id: string,
  person: string,
): Promise<void> {
  const schema = z.object({ id: z.uuid(), person: z.uuid() })
  const result = await runAsOwner(schema, { id, person }, ({ db, input }) =>
    unnamePerson(db, input.id, input.person),
  )
  leadTo(locale, pageOf(id), result)
}

/** Whoever was named gives the collection back: they see it no more. */
export async function leaveCollection(locale: string, id: string): Promise<void> {
  const result = await runAsOwner(z.uuid(), id, ({ db, user, input }) =>
    unnamePerson(db, input, user.id),
  )
  leadTo(locale, home, result)
}

export async function chooseDocuments(locale: string, id: string, form: FormData): Promise<void> {
  const [chosen, shown] = [form.getAll('document').map(String), form.getAll('shown').map(String)]
  const result = await runAsOwner(documentChoiceSchema, { id, chosen, shown }, ({ db, input }) =>
    setDocuments(db, input.id, input.chosen, input.shown),
  )
  leadTo(locale, pageOf(id), result)
}

/** Makes a collection a matter. What was typed stays when it fails. */
export async function chooseMatter(locale: string, id: string, form: FormData): Promise<void> {
  const { matterOrganization: organization, matter } = formValues(form)
  const input = { id, organization, matter }
  const result = await runAsOwner(matterFormSchema, input, ({ db, input: parsed }) =>
    makeMatter(db, parsed),
  )
  const typed = {
    organization: String(organization ?? ''),
    matter: String(matter ?? '').slice(0, longestMatter),
  }
  leadTo(locale, pageOf(id), result, result.ok ? {} : typed)
}

const registerOf = (organization: string) => `/settings/organizations/${organization}`

export async function barMember(
  locale: string,
  organization: string,
  matter: string,
  form: FormData,
): Promise<void> {
  const input = { organization, matter, person: form.get('person') }
  const result = await runAsOwner(barFormSchema, input, ({ db, input: parsed }) =>
    barFromMatter(db, parsed),
  )
  leadTo(locale, registerOf(organization), result)
}

export async function unbarMember(
  locale: string,
  organization: string,
  matter: string,
  person: string,
): Promise<void> {
  const input = { organization, matter, person }
  const result = await runAsOwner(barFormSchema, input, ({ db, input: parsed }) =>
    unbarFromMatter(db, parsed),
  )
  leadTo(locale, registerOf(organization), result)
}
