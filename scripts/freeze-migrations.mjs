import { writeFileSync } from 'node:fs'
import { checksumFile, frozenSums, migrationSums } from './structure/migrations.mjs'

// `npm run migrations:freeze`: adds the sums of new migrations; those that have landed keep theirs.
const frozen = frozenSums()
const lines = migrationSums().map(({ name, sum }) => `${frozen.get(name) ?? sum}  ${name}`)
writeFileSync(checksumFile, `${lines.join('\n')}\n`)
