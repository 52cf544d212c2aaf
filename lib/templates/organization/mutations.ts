import 'server-only'
import { outcomeReaders } from '@/lib/supabase/outcome'
import type { Db, Json } from '@/lib/supabase/types'
import { largestBody } from './constants'
import type { TemplateProblem } from './form-state'
import type { TemplateBody } from './schema'

type Refused = { ok: false; reason: TemplateProblem }
type Outcome = Promise<{ ok: true } | Refused>

const { outcomeOf, madeBy } = outcomeReaders(
  ['missing', 'forbidden', 'stale', 'empty', 'same', 'tooMany'],
  {
    denied: 'unauthorized',
    failed: 'unavailable',
  },
)

/** @returns the id of a template without a document */
export async function createTemplate(
  db: Db,
  organization: string,
  name: string,
): Promise<{ ok: true; id: string } | Refused> {
  return madeBy(
    await db.rpc('create_organization_template', { p_organization: organization, p_name: name }),
  )
}

/** Writes the draft, unless somebody has written it since `rev`. */
export async function writeTemplate(
  db: Db,
  { id, rev }: { id: string; rev: number },
  { name, body }: { name: string; body: TemplateBody },
): Outcome {
  const json = JSON.stringify(body)
  // The database counts its own spaces between the parts.
  if (Buffer.byteLength(json) > largestBody * 0.9) return { ok: false, reason: 'tooLarge' }
  return outcomeOf(
    await db.rpc('write_organization_template', {
      p_template: id,
      p_rev: rev,
      p_name: name,
      p_body: JSON.parse(json) as Json,
    }),
  )
}

/** Makes a version of the draft, unless somebody has written it since `rev`, and has members fill it in. */
export async function publishTemplate(db: Db, id: string, rev: number): Outcome {
  return outcomeOf(await db.rpc('publish_organization_template', { p_template: id, p_rev: rev }))
}

/** Has members fill in another version that was published. */
export async function chooseVersion(db: Db, id: string, no: number): Outcome {
  return outcomeOf(
    await db.rpc('choose_organization_template_version', { p_template: id, p_no: no }),
  )
}

/** With its versions; documents that were written from them stay. */
export async function deleteTemplate(db: Db, id: string): Outcome {
  return outcomeOf(await db.rpc('delete_organization_template', { p_template: id }))
}

/** Counts a document that is written from a version, and says whether whoever asks may write one. */
export async function countUse(db: Db, version: string): Outcome {
  return outcomeOf(await db.rpc('use_organization_template', { p_version: version }))
}
