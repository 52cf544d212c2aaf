import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = 'supabase/migrations'
export const checksumFile = 'supabase/migrations.sha256'

const sumOf = (name) =>
  createHash('sha256')
    .update(readFileSync(`${folder}/${name}`))
    .digest('hex')

/** The migrations with their sums, in the order in which they are applied. */
export function migrationSums() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sum: sumOf(name) }))
}

/** What has landed, by name: lines of `sha256sum`. */
export function frozenSums() {
  const lines = readFileSync(checksumFile, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => line.split('  ').reverse()))
}

/** An installation has applied what has landed, and applies no file twice: it is never changed again. */
export function checkMigrations() {
  const frozen = frozenSums()
  const present = migrationSums()
  const changed = present.flatMap(({ name, sum }) => {
    const path = `${folder}/${name}`
    if (!frozen.has(name)) return [{ path, problem: 'not frozen: npm run migrations:freeze' }]
    return frozen.get(name) === sum
      ? []
      : [{ path, problem: 'changed after it landed: write a new migration' }]
  })
  const gone = [...frozen.keys()].filter((name) => !present.some((each) => each.name === name))
  return [
    ...changed,
    ...gone.map((name) => ({ path: `${folder}/${name}`, problem: 'deleted after it landed' })),
  ]
}
