import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Sql } from '@/backend/db'
import { currentIndexFolder } from '@/backend/search/index/index-store'
import type { CorpusState } from '@/lib/corpus/administration-schema'

/** How much there is of what. Reads every row of decisions, so ask seldom. */
export async function corpusFigures(sql: Sql): Promise<CorpusState['counts']> {
  const [levels, years, [rest]] = await Promise.all([
    sql<CorpusState['counts']['byLevel']>`
      select court_level as level, count(*)::int as count from legal.decisions
      group by 1 order by 2 desc, 1`,
    sql<CorpusState['counts']['byYear']>`
      select coalesce(extract(year from judgment_date)::int, number_year) as year, count(*)::int as count
      from legal.decisions group by 1 order by 1 nulls first`,
    sql<{ laws: number; articles: number }[]>`
      select (select count(*)::int from legal.laws where current) as laws,
        (select count(*)::int from legal.articles) as articles`,
  ])
  return {
    decisions: levels.reduce((sum, { count }) => sum + count, 0),
    laws: rest?.laws ?? 0,
    articles: rest?.articles ?? 0,
    byLevel: [...levels],
    byYear: [...years],
  }
}

const manifestSchema = z.object({ builtAt: z.string() })

/** When the index on disk was built, and how large it is; null where there is none on this disk. */
export async function indexOnDisk(
  dataDir: string,
): Promise<{ builtAt: string | null; bytes: number | null }> {
  try {
    const folder = await currentIndexFolder(dataDir)
    if (!folder) return { builtAt: null, bytes: null }
    const manifest = await readFile(path.join(folder, 'manifest.json'), 'utf8')
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
    )
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return { builtAt: manifestSchema.parse(JSON.parse(manifest)).builtAt, bytes }
  } catch {
    // An import is just putting a newer one in its place.
    return { builtAt: null, bytes: null }
  }
}
