import 'server-only'
import type { readsOf } from '@/lib/chat/chat-scope'
import type { UnderstoodQuestion } from '@/lib/chat/retrieve/understand'
import { findSources } from '@/lib/corpus/data'
import { isArticle, type Passages } from '@/lib/corpus/passage-schema'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Json, ServiceDb } from '@/lib/supabase/types'
import type { ChosenConfiguration } from './choose-configuration'
import { optionsOf } from './options'
import type { Labelled } from './schema'

const outcomeOf = ({ refusal }: Passages) =>
  refusal === null ? 'answered' : refusal.reason === 'unclear' ? 'asked-back' : 'refused'

const idsOf = ({ passages }: Passages) =>
  new Set(passages.map((each) => (isArticle(each) ? each.articleId : String(each.serial))))

/** Sources of both among those of either; null where there are none. */
export function sharedSources(one: Passages, other: Passages): number | null {
  const [ours, theirs] = [idsOf(one), idsOf(other)]
  const all = new Set([...ours, ...theirs])
  if (all.size === 0) return null
  return [...ours].filter((id) => theirs.has(id)).length / all.size
}

/**
 * Searches a question that was answered once more, as the shadow would have, and keeps how far the two agree: no
 * words, and nobody's. Only the search: a model is not asked twice. Never throws.
 */
export async function runShadow(
  service: ServiceDb,
  shadow: Labelled,
  { query, keep }: UnderstoodQuestion,
  scope: NonNullable<ReturnType<typeof readsOf>['law']>,
  { found, answeredBy }: { found: Passages; answeredBy: ChosenConfiguration },
): Promise<void> {
  const other = await findSources(query, scope, keep, optionsOf(shadow.settings)).catch(() => null)
  const run = {
    hash: shadow.hash,
    against: answeredBy.hash,
    outcome: outcomeOf(found),
    shadowOutcome: other ? outcomeOf(other) : 'failed',
    confidence: found.confidence,
    shadowConfidence: other?.confidence ?? null,
    shared: other ? sharedSources(found, other) : null,
    ms: Math.round(found.tookMs),
    shadowMs: Math.round(other?.tookMs ?? 0),
  }
  try {
    const { error } = await service.rpc('record_shadow_run', { p_run: run as Json })
    if (error) log.warn('shadow.lost', { code: error.code })
  } catch (thrown) {
    log.warn('shadow.lost', { code: toAppError(thrown).code })
  }
}
