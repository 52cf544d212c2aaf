import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '@/lib/command-line'
import { trainModel } from '@/lib/contracts/likeness/train'

const folder = path.join(import.meta.dirname, '../lib/contracts/likeness')
const write = (name: string, trained: object) =>
  writeFileSync(path.join(folder, name), `${JSON.stringify(trained, null, 2)}\n`)

await runCommand(
  async () => {
    const { model, rules } = trainModel()
    write('trained-model.json', model)
    write('trained-rules.json', rules)
    process.stdout.write(`trained from the bank ${model.bank}\n`)
    return 0
  },
  { failed: 2, usage: 'npm run -s contracts:train\n' },
)
