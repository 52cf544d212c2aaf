import { readFileSync } from 'node:fs'
import { z } from 'zod'

const pidsSchema = z.object({
  postgres: z.number().int().min(2).optional(),
  supabase: z.number().int().min(2).optional(),
  service: z.number().int().min(2).optional(),
})
export type StackProcess = keyof z.infer<typeof pidsSchema>

/** The number under which a process of the stack runs now; undefined while it is away. */
export function pidOf(name: StackProcess): number | undefined {
  const file = process.env.STACK_PIDS
  if (!file) throw new Error('STACK_PIDS is not set: only a stack made for tests may be killed.')
  return pidsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))[name]
}

/** Kills a process of the stack as the system would. @returns the number it had */
export function killProcess(name: StackProcess): number {
  const pid = pidOf(name)
  if (!pid) throw new Error(`${name} does not run`)
  process.kill(pid, 'SIGKILL')
  return pid
}
