import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '@/lib/command-line'
import { trainModel } from '@/lib/contracts/likeness/train'

const file = path.join(import.meta.dirname, '../lib/contracts/likeness/trained-model.json')

await runCommand(
  async () => {
    const model = trainModel()
    writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`)
    process.stdout.write(`trained from the bank ${model.bank}\n`)
    return 0
  },
  { failed: 2, usage: 'npm run -s contracts:train\n' },
)
