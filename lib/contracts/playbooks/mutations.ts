import 'server-only'
import { outcomeReaders } from '@/lib/supabase/outcome'
import type { Db, Json, ServiceDb } from '@/lib/supabase/types'
import type { PlaybookProblem } from './form-state'
import type { PlaybookFindingRow } from './playbook-finding'
import type { PlaybookRule } from './schema'

type Refused = { ok: false; reason: PlaybookProblem }
type Outcome = Promise<{ ok: true } | Refused>

const { outcomeOf, madeBy } = outcomeReaders(
  ['missing', 'forbidden', 'stale', 'empty', 'same', 'tooMany'],
  {
    denied: 'unauthorized',
    failed: 'unavailable',
  },
)

const json = (value: object): Json => JSON.parse(JSON.stringify(value))

/** @returns the id of a playbook without rules */
export async function createPlaybook(
  db: Db,
  organization: string,
  name: string,
): Promise<{ ok: true; id: string } | Refused> {
  return madeBy(await db.rpc('create_playbook', { p_organization: organization, p_name: name }))
}

/** Writes the draft, unless somebody has written it since `rev`. */
export async function writeRules(
  db: Db,
  { id, rev }: { id: string; rev: number },
  rules: readonly PlaybookRule[],
): Outcome {
  const args = { p_playbook: id, p_rev: rev, p_rules: json(rules) }
  return outcomeOf(await db.rpc('write_playbook', args))
}

/** Makes a version of the draft, unless somebody has written it since `rev`. */
export async function publishPlaybook(db: Db, id: string, rev: number): Outcome {
  return outcomeOf(await db.rpc('publish_playbook', { p_playbook: id, p_rev: rev }))
}

/** With its versions; what it found stays in the reviews. */
export async function deletePlaybook(db: Db, id: string): Outcome {
  return outcomeOf(await db.rpc('delete_playbook', { p_playbook: id }))
}

/**
 * Keeps what a version found in somebody's own review.
 * @param service a session may not, so that nothing else is written there as an organisation's finding
 */
export async function keepPlaybookRun(
  service: ServiceDb,
  owner: string,
  { review, version }: { review: string; version: string },
  findings: readonly PlaybookFindingRow[],
): Outcome {
  return outcomeOf(
    await service.rpc('keep_playbook_run', {
      p_user: owner,
      p_review: review,
      p_version: version,
      p_findings: json(findings),
    }),
  )
}
