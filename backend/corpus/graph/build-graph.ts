import type { Progress } from '@/backend/corpus/progress'
import type { Sql } from '@/backend/db'
import { markEditions, settlePendingArticles } from './editions'
import { mirrorHistory } from './history'
import { resolveLaws } from './laws'
import { collectOverruling } from './overruling'
import { markPredecessors } from './predecessors'
import { applyTargets, resolveReferences } from './targets'
import { countCitations, gradeImportance, markEnBanc } from './weights'

/** Tables the planner must know before it joins millions of rows. */
const analysed = [
  'laws',
  'articles',
  'decisions',
  'decision_numbers',
  'article_citations',
  'decision_citations',
  'case_history',
]

/**
 * Second stage of an import: what can only be known once all texts are in. Set-based and idempotent;
 * cut short at any point it is simply run again.
 */
export async function buildGraph(sql: Sql, today: string, progress: Progress): Promise<void> {
  // Temporary tables live in one session.
  const session = await sql.reserve()
  try {
    await session`set work_mem = '256MB'`
    const steps: [string, () => Promise<unknown>][] = [
      [
        'statistics',
        () => session.unsafe(`analyze ${analysed.map((name) => `legal.${name}`).join(', ')}`),
      ],
      ['editions', () => markEditions(session, today)],
      ['articles in force', () => settlePendingArticles(session)],
      ['laws cited', () => resolveLaws(session)],
      ['articles of today', () => markPredecessors(session)],
      ['decisions cited', () => resolveReferences(session)],
      ['links', () => applyTargets(session)],
      ['history', () => mirrorHistory(session)],
      ['en banc', () => markEnBanc(session)],
      ['times cited', () => countCitations(session)],
      ['importance', () => gradeImportance(session)],
      ['overruling', () => collectOverruling(session)],
    ]
    progress.stage('Citations')
    for (const [place, [, run]] of steps.entries()) {
      progress.update(place / steps.length, place, 'steps')
      await run()
    }
    progress.update(1, steps.length, 'steps')
    await session`drop table if exists reference_targets`
    await session`reset work_mem`
  } finally {
    session.release()
  }
}
