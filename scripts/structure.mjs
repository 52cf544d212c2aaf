// Holds the repository to design: who may import whom, the closed vocabulary of files, sizes, the chain of actions, what
// browsers get, who is past the policies of the database, and migrations that have landed. There is no list of exceptions.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { checkActions } from './structure/actions.mjs'
import { checkBrowser } from './structure/browser.mjs'
import { checkDependencies } from './structure/dependencies.mjs'
import { checkMigrations } from './structure/migrations.mjs'
import { checkNames } from './structure/names.mjs'
import { checkServiceClient } from './structure/service-client.mjs'
import { checkSizes } from './structure/sizes.mjs'
import { checkText } from './structure/text.mjs'

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
const paths = listed
  .toString('utf8')
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))

const files = paths.flatMap((path) => {
  try {
    return [{ path, text: readFileSync(path, 'utf8') }]
  } catch {
    return [] // deleted in the working tree, not yet committed
  }
})

const checks = [
  checkNames,
  checkSizes,
  checkText,
  checkBrowser,
  checkActions,
  checkServiceClient,
  checkMigrations,
]
const problems = checks.flatMap((check) => check(files))
problems.push(...(await checkDependencies()))
for (const { path, problem } of problems) process.stderr.write(`${path}: ${problem}\n`)
process.stdout.write(`structure: ${files.length} files, ${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0
