import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Megabytes of each process of a stack. */
export type Memory = Record<string, number>

const pidsSchema = z.record(z.string(), z.number())

/** What the processes of the stack on a data folder hold now; nothing where the system does not say. */
export function readMemory(dataDir: string): Memory {
  let pids: Record<string, number>
  try {
    pids = pidsSchema.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'run', 'pids.json'), 'utf8')),
    )
  } catch {
    return {}
  }
  return Object.fromEntries(
    Object.entries(pids).flatMap(([name, pid]) => {
      try {
        const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return kilobytes ? [[name, Number(kilobytes) / 1024]] : []
      } catch {
        return []
      }
    }),
  )
}
