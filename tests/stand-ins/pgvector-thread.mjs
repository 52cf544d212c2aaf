// A PostgreSQL in a thread, with pgvector where it is asked for: jest's own world cannot load it.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite/vector'

const opening = PGlite.create(workerData.hasVector ? { extensions: { vector } } : {})

/** Statements without values may be several. */
async function run(text, values) {
  const db = await opening
  if (values) return (await db.query(text, values)).rows
  await db.exec(text)
  return []
}

parentPort?.on('message', ({ id, text, values }) => {
  run(text, values).then(
    (rows) => parentPort?.postMessage({ id, rows }),
    (thrown) => parentPort?.postMessage({ id, problem: String(thrown) }),
  )
})
