import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  type Playbook,
  type PlaybookRun,
  type PlaybookVersion,
  playbookRunSchema,
  playbookSchema,
  playbookVersionSchema,
} from './schema'

// Read with the person's own session: the policies show nobody the playbooks of an organisation they are not in.

const columns = 'id, organization_id, name, rules, rev, updated_at'
const versionColumns = 'id, playbook_id, no, name, rules, published_at'
const runColumns = 'id, playbook_id, user_id, review_id, version_no, name, findings, ran_at'

/** By name. @throws AppError `unavailable` */
export async function readPlaybooks(db: Db): Promise<Playbook[]> {
  const read = await db.from('contract_playbooks').select(columns).order('name').order('id')
  return z.array(playbookSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id in an organisation of one's own. @throws AppError `unavailable` */
export async function readPlaybook(db: Db, id: string): Promise<Playbook | null> {
  const read = await db.from('contract_playbooks').select(columns).eq('id', id).maybeSingle()
  return playbookSchema.nullable().parse(unwrapResult(read))
}

/** What was published, the newest first; of one playbook, or of all. @throws AppError `unavailable` */
export async function readVersions(db: Db, playbook?: string): Promise<PlaybookVersion[]> {
  const all = db.from('contract_playbook_versions').select(versionColumns)
  const asked = playbook === undefined ? all : all.eq('playbook_id', playbook)
  const read = await asked.order('no', { ascending: false }).limit(500)
  return z.array(playbookVersionSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id in an organisation of one's own. @throws AppError `unavailable` */
export async function readVersion(db: Db, id: string): Promise<PlaybookVersion | null> {
  const read = await db
    .from('contract_playbook_versions')
    .select(versionColumns)
    .eq('id', id)
    .maybeSingle()
  return playbookVersionSchema.nullable().parse(unwrapResult(read))
}

/** The runs that one may see, the newest first: of a playbook, or on a review of one's own. @throws AppError `unavailable` */
export async function readRuns(
  db: Db,
  of: { playbook: string } | { review: string },
): Promise<PlaybookRun[]> {
  const all = db.from('contract_playbook_runs').select(runColumns)
  const asked =
    'playbook' in of ? all.eq('playbook_id', of.playbook) : all.eq('review_id', of.review)
  const read = await asked.order('ran_at', { ascending: false }).order('id').limit(50)
  return z.array(playbookRunSchema).parse(unwrapResult(read))
}
