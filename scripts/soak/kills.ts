import { readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

export type Kill = {
  name: string
  at: number /** Milliseconds until another process stood in its place. */
  backMs: number | null
}

const longestAbsenceMs = 60_000
/** Others notice that their connections are gone, and try again. */
const settlingMs = 5000

const pidsSchema = z.record(z.string(), z.number())

/** The processes of the stack on a data folder by name; none where nothing runs. */
export function readPids(dataDir: string): Record<string, number> {
  try {
    return pidsSchema.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'run', 'pids.json'), 'utf8')),
    )
  } catch {
    return {}
  }
}

async function killOnce(dataDir: string, name: string): Promise<Kill> {
  const at = performance.now()
  const pid = readPids(dataDir)[name]
  if (pid === undefined) return { name, at, backMs: null }
  process.kill(pid, 'SIGKILL')
  while (performance.now() - at < longestAbsenceMs) {
    const now = readPids(dataDir)[name]
    if (now !== undefined && now !== pid) return { name, at, backMs: performance.now() - at }
    await pause(100)
  }
  return { name, at, backMs: null }
}

/** Ends each process of the stack once, at even times; all but the launcher, which starts them again. */
export async function killEach(dataDir: string, seconds: number): Promise<Kill[]> {
  const names = Object.keys(readPids(dataDir)).filter((name) => name !== 'launcher')
  const kills: Kill[] = []
  const started = performance.now()
  for (const [no, name] of names.entries()) {
    // By the clock: what was away long must not push the last of them past the end.
    const due = started + ((no + 1) * seconds * 1000) / (names.length + 1)
    await pause(Math.max(0, due - performance.now()))
    kills.push(await killOnce(dataDir, name))
  }
  return kills
}

/** Whether what was asked for in this time met a process that was away. */
export const metKill = (kills: readonly Kill[], from: number, to: number): Kill | undefined =>
  kills.find(({ at, backMs }) => to >= at && from <= at + (backMs ?? longestAbsenceMs) + settlingMs)
