import type { Sql } from '@/backend/db'
import { type QuestionBank, readBank } from '@/backend/questions/bank'
import { indexFormat, type Manifest } from '@/backend/search/index/index-shape'
import { IndexFolder } from '@/backend/search/index/index-store'
import { buildArticles } from './build-articles'
import { buildBodies } from './build-bodies'
import { buildCases } from './build-cases'
import { buildNames } from './build-names'
import type { BuildProgress } from './build-progress'
import { buildQuestions } from './build-questions'

/**
 * Builds the search index of what schema `legal` holds now and puts it in the place of the current
 * one under `<dataDir>/index`. Readers keep the old index until they open the new one.
 * @param questions how people ask for articles
 * @throws what the database or the disk throws; the half-written folder is removed.
 */
export async function buildIndex(
  sql: Sql,
  dataDir: string,
  onProgress: BuildProgress = () => {},
  now: () => Date = () => new Date(),
  questions: () => QuestionBank = readBank,
): Promise<void> {
  const builtAt = now().toISOString()
  const version = builtAt.replace(/\D/g, '')
  const folder = new IndexFolder(dataDir, version)
  await folder.create()
  try {
    const contexts = await buildBodies(sql, folder, onProgress)
    const cases = await buildCases(sql, folder, contexts, onProgress)
    const articles = await buildArticles(sql, folder, contexts, onProgress)
    await folder.writeQuestions(
      await buildQuestions(sql, questions(), cases.courtTerms, onProgress),
    )
    const manifest: Manifest = {
      version,
      format: indexFormat,
      builtAt,
      ...cases.names,
      ...articles.names,
    }
    await folder.writeColumns({
      manifest,
      cases: cases.columns,
      articles: articles.columns,
      issues: cases.issues,
    })
    await folder.writeNames(await buildNames(sql))
    await folder.publish()
  } catch (thrown) {
    await folder.discard()
    throw thrown
  }
}
