import { readFileSync } from 'node:fs'
import { readPids } from './kills'

/** Megabytes of each process of a stack. */
export type Memory = Record<string, number>

/** What the processes of the stack on a data folder hold now; nothing where the system does not say. */
export function readMemory(dataDir: string): Memory {
  return Object.fromEntries(
    Object.entries(readPids(dataDir)).flatMap(([name, pid]) => {
      try {
        const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return kilobytes ? [[name, Number(kilobytes) / 1024]] : []
      } catch {
        return []
      }
    }),
  )
}
