import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  type StarterArticle,
  type StarterDecision,
  type StarterLaw,
  starterArticleSchema,
  starterDecisionSchema,
  starterLawSchema,
} from '@/lib/corpus/starter-schema'

export type StarterCorpus = {
  laws: StarterLaw[]
  articles: StarterArticle[]
  decisions: StarterDecision[]
}

async function readAll<T>(folder: string, schema: z.ZodType<T>): Promise<T[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const lists = names.map(async (name) => {
    const parsed = z
      .array(schema)
      .safeParse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))
    if (!parsed.success)
      throw new Error(`${path.join(folder, name)}: ${z.prettifyError(parsed.error)}`)
    return parsed.data
  })
  return (await Promise.all(lists)).flat()
}

/** One entry of each key: two fields may both speak of the same law or decision. */
const distinct = <T>(items: T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

/** Reads the starter corpus of a folder. @throws Error naming the file whose content is not as agreed. */
export async function readStarter(folder: string): Promise<StarterCorpus> {
  const [laws, articles, decisions] = await Promise.all([
    readAll(path.join(folder, 'laws'), starterLawSchema),
    readAll(path.join(folder, 'articles'), starterArticleSchema),
    readAll(path.join(folder, 'decisions'), starterDecisionSchema),
  ])
  return {
    laws: distinct(laws, (law) => law.lawId),
    articles: distinct(articles, (article) => `${article.lawId}#${article.no}`),
    decisions: distinct(decisions, (decision) => decision.serial),
  }
}
