import type { Hono } from 'hono'
import { createApp } from '@/backend/http/app'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { fixedEngine } from './fixed-engine'
import { insertSmallCorpus } from './legal-corpus'

export type LegalApp = TestDatabase & { app: Hono; engine: ReturnType<typeof fixedEngine> }

/** The service on the small corpus, in this process. */
export async function createLegalApp(): Promise<LegalApp> {
  const database = await createTestDatabase()
  await insertSmallCorpus(database.sql)
  const engine = fixedEngine({ cases: ['101', '103'], statutes: ['001706#750', '001872#23'] })
  const app = createApp({
    sql: database.sql,
    engine,
    snippet: (fields) => ({
      field: fields[0]?.field ?? 'name',
      text: fields[0]?.text ?? '',
      highlights: [],
    }),
    checkCitations: (text) =>
      Promise.resolve([
        {
          text,
          kind: 'case',
          state: 'not-in-corpus',
          target: null,
          reference: null,
          candidates: [],
          reason: null,
          start: 0,
          end: text.length,
        },
      ]),
    explain: (articleId) =>
      articleId === '001706#750'
        ? { ko: '쉬운 풀이', en: 'Plain words', ja: 'やさしい説明', zh: '通俗说明' }
        : null,
    suggestQuestions: (typed, limit) =>
      ['민법은 어디서 보나요?', '민사소송은 어떻게 하나요?']
        .filter((text) => text.startsWith(typed))
        .slice(0, limit),
    example: (articleId, language) => `${language} ${articleId}`,
    now: () => 0,
  })
  return { ...database, app, engine }
}
