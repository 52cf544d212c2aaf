import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Part =
  | 'launcher'
  | 'postgres'
  | 'postgres-supervisor'
  | 'supabase'
  | 'service'
  | 'toss'
  | 'worker'
  | 'site'

export type SmallStack = {
  child: ChildProcess
  site: string
  databaseUrl: string
  /** What the site would be given. */
  env: Record<string, string>
  pid: (part: Part) => number | undefined
}

/** What is not so after this never will be; a loop without end would keep jest alive after its tests. */
const patienceMs = 170_000

/** Asks again and again. @returns milliseconds that it took @throws when it takes too long */
export async function until(condition: () => boolean | Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (!(await condition())) {
    if (performance.now() - started > patienceMs) throw new Error(`waited in vain for ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - started
}

/** The last lines that each part of a stack has logged: what a test that waited in vain has to tell. */
export function logsOf(dataDir: string): string {
  const folder = path.join(dataDir, 'logs')
  const lastLines = (file: string) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n').slice(-12).join('\n')
  return readdirSync(folder)
    .map((file) => `${file}\n${lastLines(file)}`)
    .join('\n\n')
}

/** Starts what stands behind the site, and a stand-in for the site, on a data folder. */
export async function startSmallStack(dataDir: string): Promise<SmallStack> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(
    process.execPath,
    [path.resolve('tests/embedded/stack-program.mjs'), dataDir],
    {
      env: { PATH, HOME, NODE_ENV: 'development' },
    },
  )
  const line = await new Promise<string>((resolve, reject) => {
    let wrong = ''
    child.stderr.on('data', (chunk: Buffer) => {
      wrong += chunk.toString()
    })
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))
    child.once('exit', () => reject(new Error(wrong)))
  })
  const { pids, ...known } = JSON.parse(line) as Omit<SmallStack, 'child' | 'pid'> & {
    pids: string
  }
  const pid = (part: Part) =>
    (JSON.parse(readFileSync(pids, 'utf8')) as Partial<Record<Part, number>>)[part]
  return { child, pid, ...known }
}
