import { z } from 'zod'
import { readJsonLines } from './json-lines'
import { hitsOf, type OpenEngine } from './open-engine'

const languages = ['en', 'ja', 'zh'] as const
const foreignSchema = z.object({
  qid: z.string(),
  ko: z.string(),
  en: z.string(),
  ja: z.string(),
  zh: z.string(),
})

export type ForeignResult = {
  target: 'statutes' | 'cases'
  language: (typeof languages)[number]
  /** Mean share of the Korean query's first five that are among the first ten. */
  recall: number
  /** The worst queries, with how they were read. */
  weakest: { query: string; ko: string; readAs: string; recall: number }[]
}

/** How much of what the Korean query finds its counterpart in another language finds too. */
export async function foreignResults(open: OpenEngine, path: string): Promise<ForeignResult[]> {
  const rows = await readJsonLines(path, foreignSchema)
  const results: ForeignResult[] = []
  for (const target of ['statutes', 'cases'] as const) {
    const wanted = new Map<string, string[]>()
    for (const { qid, ko } of rows) wanted.set(qid, await hitsOf(open, target, ko, 5))
    for (const language of languages) {
      const each: ForeignResult['weakest'] = []
      for (const row of rows) {
        const query = row[language]
        const found = await hitsOf(open, target, query, 10)
        const top = wanted.get(row.qid) ?? []
        const recall = top.filter((id) => found.includes(id)).length / Math.max(1, top.length)
        each.push({ query, ko: row.ko, readAs: open.engine.understand(query).korean, recall })
      }
      const recall = each.reduce((sum, row) => sum + row.recall, 0) / Math.max(1, each.length)
      const weakest = each.sort((x, y) => x.recall - y.recall).slice(0, 8)
      results.push({ target, language, recall, weakest })
    }
  }
  return results
}
