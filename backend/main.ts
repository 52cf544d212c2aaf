import { performance } from 'node:perf_hooks'
import { createCitationChecker } from '@/backend/citations/citation-checker'
import { connect } from '@/backend/db'
import { createExplain } from '@/backend/explanations/explain'
import { readExplanations } from '@/backend/explanations/explanations'
import { createApp } from '@/backend/http/app'
import { type Listening, listen } from '@/backend/http/listen'
import { onParentExit } from '@/backend/parent-watch'
import { readBank } from '@/backend/questions/bank'
import { createExampleQuestion } from '@/backend/questions/example-question'
import { createSuggestQuestions } from '@/backend/questions/suggest-questions'
import { createRefresher } from '@/backend/refresh/refresher'
import { openEngine } from '@/backend/search/open'
import { bestSnippet } from '@/backend/search/query/snippet'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** Starts the case-law service, and stops it on a signal or when its launcher has gone. */
async function main(): Promise<void> {
  const { LEGAL_HOST, LEGAL_PORT, LEGAL_DATA_DIR, LEGAL_ADMIN_KEY } = env()
  const sql = connect({ max: 8 })
  const engine = await openEngine(sql, LEGAL_DATA_DIR)
  const refresher = createRefresher(sql)
  const checker = createCitationChecker()
  const app = createApp({
    sql,
    engine,
    snippet: bestSnippet,
    explain: createExplain(readExplanations()),
    example: createExampleQuestion(readBank()),
    suggestQuestions: createSuggestQuestions(readBank()),
    checkCitations: (text) => checker.check(text),
    now: () => performance.now(),
    ...(LEGAL_ADMIN_KEY
      ? { admin: { key: LEGAL_ADMIN_KEY, refresher, dataDir: LEGAL_DATA_DIR } }
      : {}),
  })
  const server: Listening = await listen(app, LEGAL_HOST, LEGAL_PORT)
  log.info('legal.ready', { host: LEGAL_HOST, port: server.port, ...engine.status() })

  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info('legal.stopping', { reason })
    refresher.close()
    await server.close()
    await checker.close()
    await engine.close()
    await sql.end({ timeout: 5 })
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
  onParentExit(() => void stop('parent gone'))
}

main().catch((thrown: unknown) => {
  log.error('legal.failed', { reason: thrown instanceof Error ? thrown.message : String(thrown) })
  process.exit(1)
})
