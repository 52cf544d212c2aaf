import { connect } from '@/backend/db'
import { buildIndex } from '@/backend/search/build/build-index'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'

/** `npm run corpus:reindex -- [--data DIR]`: builds the search index again from the store. */
async function main(): Promise<void> {
  const sql = connect({ max: 2 })
  try {
    let shown = 0
    await buildIndex(sql, env().LEGAL_DATA_DIR, ({ stage, done, total }) => {
      if (Date.now() - shown < 2000 && done < total) return
      shown = Date.now()
      process.stderr.write(`${stage}: ${done} of ${total}\n`)
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

runCommand(main)
