import { parseArgs } from 'node:util'
import type { z } from 'zod'

/**
 * Runs a command of the command line and sets the exit code: what it answers, or `failed` with the reason on
 * standard error.
 * @param usage shown after the reason
 */
export async function runCommand(
  command: () => Promise<number> | Promise<void>,
  { failed = 1, usage = '' }: { failed?: number; usage?: string } = {},
): Promise<void> {
  try {
    const code = await command()
    if (typeof code === 'number') process.exitCode = code
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    process.stderr.write(`${reason}\n${usage}`)
    process.exitCode = failed
  }
}

/**
 * Reads options that each take a text; the schema names them. Null when `--help` was asked for.
 * @throws Error that names each wrong option as it is typed
 */
export function readOptions<Schema extends z.ZodObject>(
  schema: Schema,
  args: string[] = process.argv.slice(2),
): z.output<Schema> | null {
  const text = { type: 'string' } as const
  const named = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]))
  const options = { ...named, help: { type: 'boolean' } } as const
  const { help, ...given } = parseArgs({ args, options }).values
  if (help) return null
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  throw new Error(problems.join('\n'))
}
