import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { contractTypeNames, contractTypes } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'
import { standpointOf } from '@/lib/contracts/roles'

const lineSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  side: z.string(),
  text: z.string().min(1),
})

const usage = 'npm run -s contracts:review -- [--data DIR] --input IN.jsonl --output OUT.jsonl\n'

/** Reviews the contracts of a JSONL file: {id, type, side, text} in, {id, findings} out. */
function main(): number {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, input: { type: 'string' }, output: { type: 'string' } },
  })
  if (!values.input || !values.output) {
    process.stderr.write(usage)
    return 2
  }
  const out: string[] = []
  const lines = readFileSync(values.input, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const parsed = lineSchema.safeParse(safeJson(line))
    if (!parsed.success) {
      process.stderr.write(
        `${values.input}:${index + 1}: not a contract: ${parsed.error.issues[0]?.message ?? 'invalid'}\n`,
      )
      return 2
    }
    const { id, type, side, text } = parsed.data
    const known =
      contractTypes.find((name) => name === type || contractTypeNames[name] === type) ?? 'other'
    const { findings } = reviewContract(known, standpointOf(known, side), text)
    out.push(
      JSON.stringify({
        id,
        findings: findings.map(({ kind, clause, quote, topic, articles, severity }) => ({
          kind,
          clause,
          quote,
          topic,
          articles,
          severity,
        })),
      }),
    )
  }
  writeFileSync(values.output, `${out.join('\n')}\n`)
  process.stdout.write(`${out.length} contracts reviewed\n`)
  return 0
}

function safeJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

await runCommand(async () => main(), { failed: 2, usage })
