// `npm run audit:licences`: every package has a licence that may be used, and a checksum in the lock file.
import { readFileSync } from 'node:fs'
import { auditPackages } from './audit/licences.mjs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { problems, unsigned } = auditPackages(packages)
for (const problem of problems) process.stderr.write(`${problem}\n`)
const left = unsigned.length > 0 ? `, ${unsigned.length} of other machines without a checksum` : ''
process.stdout.write(
  `licences: ${Object.keys(packages).length - 1} packages, ${problems.length} problems${left}\n`,
)
process.exitCode = problems.length > 0 ? 1 : 0
