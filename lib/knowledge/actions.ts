'use server'

import { z } from 'zod'
import { entitlements, tierOf } from '@/lib/entitlements'
import { cancelJob } from '@/lib/jobs/mutations'
import { home, leadTo, runAsOwner } from './form-action'
import {
  addCollection,
  changeCollection,
  deleteCollection,
  deleteSearch,
  indexDocumentAgain,
  saveSearch,
} from './mutations'
import { collectionFormSchema, savedSearchSchema, searchParamsSchema, searchQuery } from './schema'

const nameOf = (form: FormData) => String(form.get('name') ?? '').slice(0, 60)

export async function makeCollection(locale: string, form: FormData): Promise<void> {
  const result = await runAsOwner(collectionFormSchema, form, ({ db, user, input }) =>
    addCollection(db, input, entitlements[tierOf(user)].collections),
  )
  const path = result.ok ? `${home}/collections/${result.id}` : home
  leadTo(locale, path, result, { name: nameOf(form) })
}

export async function renameCollection(locale: string, id: string, form: FormData): Promise<void> {
  const result = await runAsOwner(collectionFormSchema, form, ({ db, input }) =>
    changeCollection(db, z.uuid().parse(id), input),
  )
  leadTo(locale, `${home}/collections/${id}`, result)
}

export async function removeCollection(locale: string, id: string): Promise<void> {
  const result = await runAsOwner(z.uuid(), id, ({ db, input }) => deleteCollection(db, input))
  leadTo(locale, home, result)
}

/** Tries a document again whose indexing failed. */
export async function indexAgain(locale: string, id: string): Promise<void> {
  const result = await runAsOwner(z.uuid(), id, ({ db, input }) => indexDocumentAgain(db, input))
  leadTo(locale, home, result)
}

/** Stops the reading of a document; it can be asked for again. */
export async function cancelIndexing(locale: string, job: string): Promise<void> {
  const result = await runAsOwner(z.uuid(), job, async ({ db, input }) =>
    (await cancelJob(db, input)) ? { ok: true, id: input } : { ok: false, reason: 'missing' },
  )
  leadTo(locale, home, result)
}

export async function keepSearch(locale: string, query: string, form: FormData): Promise<void> {
  const input = { name: form.get('name'), query }
  const result = await runAsOwner(savedSearchSchema, input, ({ db, user, input: parsed }) =>
    saveSearch(db, parsed, entitlements[tierOf(user)].savedSearches),
  )
  const params = searchParamsSchema.parse({
    q: '',
    ...Object.fromEntries(new URLSearchParams(query)),
  })
  leadTo(locale, home, result, searchQuery(params), true)
}

export async function forgetSearch(locale: string, id: string): Promise<void> {
  const result = await runAsOwner(z.uuid(), id, ({ db, input }) => deleteSearch(db, input))
  leadTo(locale, home, result)
}
