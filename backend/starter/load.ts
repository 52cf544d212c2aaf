import { finishImport } from '@/backend/corpus/finish'
import type { Progress } from '@/backend/corpus/progress'
import { writeBatch } from '@/backend/corpus/write-batch'
import type { Sql } from '@/backend/db'
import { readStarter } from './read-starter'
import { starterBatch } from './starter-batch'

export type StarterLoad = { decisions: number; articles: number; laws: number }

async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`
    select not exists (select from legal.decisions) and not exists (select from legal.laws) as empty`
  return row?.empty ?? false
}

/**
 * Fills an empty store with the starter corpus, so that a fresh machine answers at once. A later import
 * of the official texts replaces it piece by piece: the keys are the same.
 * @returns what was loaded, or null when the store holds something.
 */
export async function loadStarter(task: {
  sql: Sql
  folder: string
  dataDir: string
  today: string
  progress: Progress
}): Promise<StarterLoad | null> {
  const { sql, folder, today } = task
  if (!(await isEmpty(sql))) return null
  const starter = await readStarter(folder)
  const counts: StarterLoad = {
    decisions: starter.decisions.length,
    articles: starter.articles.length,
    laws: starter.laws.length,
  }
  // Unfinished until the second stage is through: the next import would make up for it.
  const stored = { decisions: counts.decisions, laws: counts.laws, removed: 0 }
  let importId = 0
  await writeBatch(sql, starterBatch(starter, today), async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into legal.imports (source, counts) values ('starter', ${tx.json(stored)}) returning id::int`
    importId = row?.id ?? 0
  })
  await finishImport({
    ...task,
    onStage: (stage) => sql`update legal.imports set stage = ${stage} where id = ${importId}`,
  })
  await sql`update legal.imports set stage = 'done', finished_at = now() where id = ${importId}`
  return counts
}
