// `npm run audit:secrets`: no file of the repository holds a key that opens something.
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { secretsIn } from './audit/secrets.mjs'

/** Larger files are data of the corpus. */
const MOST_BYTES = 4_000_000

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
const paths = listed.toString('utf8').split('\0').filter(Boolean)
const problems = paths.flatMap((path) => {
  // One that was deleted and not committed, or a link to a folder.
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) return []
  return secretsIn(path, found.size > MOST_BYTES ? '' : readFileSync(path, 'utf8'))
})
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`secrets: ${paths.length} files, ${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0
