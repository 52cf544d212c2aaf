'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import { entitlements, tierOf } from '@/lib/entitlements'
import { redirect } from '@/lib/i18n/navigation'
import { localeSchema } from '@/lib/i18n/schema'
import { cancelJob } from '@/lib/jobs/mutations'
import { createRateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import { readMemberships } from './data'
import {
  addCollection,
  type CollectionProblem,
  type CollectionResult,
  changeCollection,
  deleteCollection,
  deleteSearch,
  indexDocumentAgain,
  saveSearch,
  setDocuments,
  shareCollection,
} from './mutations'
import {
  collectionFormSchema,
  savedSearchSchema,
  searchParamsSchema,
  searchQuery,
  sharingSchema,
} from './schema'

/** By account. */
const changeLimit = createRateLimiter({ name: 'knowledge.change', points: 60, seconds: 60 })

type Reason = CollectionProblem | 'invalid' | 'unauthorized' | 'tooOften'
type Result = CollectionResult | { ok: false; reason: Reason }

const reasons: Record<ActionReason, Reason> = {
  unauthorized: 'unauthorized',
  tooMany: 'tooOften',
  invalid: 'invalid',
  forbidden: 'missing',
  unavailable: 'unavailable',
  failed: 'unavailable',
}

const home = '/ai-chat/knowledge'

/** Runs with the person's own session. */
function asOwner<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  run: (context: { db: UserDb; user: SessionUser; input: Input }) => Promise<CollectionResult>,
): Promise<Result> {
  return runAction({
    name: 'knowledge',
    access: 'session',
    limit: changeLimit,
    schema,
    input,
    refuse: (reason): Result => ({ ok: false, reason: reasons[reason] }),
    run,
  })
}

/**
 * Forms work without script: what became of one is in the address that it leads to. An action is not within a
 * page, so that each form brings the language of its own.
 */
function leadTo(
  locale: string,
  path: string,
  result: Result,
  kept: Record<string, string> = {},
  always = false,
): void {
  // A page that leads back to itself would be shown as it was.
  if (result.ok) refresh()
  const query = result.ok ? (always ? kept : {}) : { reason: result.reason, ...kept }
  redirect({ href: { pathname: path, query }, locale: localeSchema.parse(locale) })
}

const nameOf = (form: FormData) => String(form.get('name') ?? '').slice(0, 60)

export async function makeCollection(locale: string, form: FormData): Promise<void> {
  const result = await asOwner(collectionFormSchema, form, ({ db, user, input }) =>
    addCollection(db, input, entitlements[tierOf(user)].collections),
  )
  const path = result.ok ? `${home}/collections/${result.id}` : home
  leadTo(locale, path, result, { name: nameOf(form) })
}

export async function renameCollection(locale: string, id: string, form: FormData): Promise<void> {
  const result = await asOwner(collectionFormSchema, form, ({ db, input }) =>
    changeCollection(db, z.uuid().parse(id), input),
  )
  leadTo(locale, `${home}/collections/${id}`, result)
}

export async function chooseSharing(locale: string, id: string, form: FormData): Promise<void> {
  const input = { id, organization: form.get('organization') }
  const result = await asOwner(sharingSchema, input, ({ db, input: parsed }) =>
    shareCollection(db, parsed.id, parsed.organization),
  )
  leadTo(locale, `${home}/collections/${id}`, result)
}

export async function removeCollection(locale: string, id: string): Promise<void> {
  const result = await asOwner(z.uuid(), id, ({ db, input }) => deleteCollection(db, input))
  leadTo(locale, home, result)
}

export async function chooseDocuments(locale: string, id: string, form: FormData): Promise<void> {
  const chosen = form.getAll('document').map(String)
  const input = { id, chosen }
  const schema = z.object({ id: z.uuid(), chosen: z.array(z.uuid()).max(5000) })
  const result = await asOwner(schema, input, async ({ db, input: parsed }) => {
    const before = (await readMemberships(db))
      .filter(({ collection_id }) => collection_id === parsed.id)
      .map(({ document_id }) => document_id)
    return setDocuments(db, parsed.id, before, parsed.chosen)
  })
  leadTo(locale, `${home}/collections/${id}`, result)
}

/** Tries a document again whose indexing failed. */
export async function indexAgain(locale: string, id: string): Promise<void> {
  const result = await asOwner(z.uuid(), id, ({ db, input }) => indexDocumentAgain(db, input))
  leadTo(locale, home, result)
}

/** Stops the reading of a document; it can be asked for again. */
export async function cancelIndexing(locale: string, job: string): Promise<void> {
  const result = await asOwner(z.uuid(), job, async ({ db, input }) =>
    (await cancelJob(db, input)) ? { ok: true, id: input } : { ok: false, reason: 'missing' },
  )
  leadTo(locale, home, result)
}

export async function keepSearch(locale: string, query: string, form: FormData): Promise<void> {
  const input = { name: form.get('name'), query }
  const result = await asOwner(savedSearchSchema, input, ({ db, user, input: parsed }) =>
    saveSearch(db, parsed, entitlements[tierOf(user)].savedSearches),
  )
  const params = searchParamsSchema.parse({
    q: '',
    ...Object.fromEntries(new URLSearchParams(query)),
  })
  leadTo(locale, home, result, searchQuery(params), true)
}

export async function forgetSearch(locale: string, id: string): Promise<void> {
  const result = await asOwner(z.uuid(), id, ({ db, input }) => deleteSearch(db, input))
  leadTo(locale, home, result)
}
