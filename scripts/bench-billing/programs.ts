import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '../..')

/** Ends a process when its parent has died. */
const parentWatch = pathToFileURL(path.join(root, 'embedded/launcher/parent-watch.mjs')).href

const entries = {
  worker: 'scripts/bench-billing/worker.ts',
  supabase: 'embedded/supabase/main.ts',
  toss: 'embedded/toss/main.ts',
}
export type Program = keyof typeof entries

/**
 * Bundles what the bench starts: a process that was killed is back in a moment then.
 * @param more by the name of the bundle
 */
export async function buildPrograms(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { ...entries, ...more },
    outdir: path.join(folder, 'programs'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: {
      '@': root,
      'server-only': path.join(root, 'node_modules/next/dist/compiled/server-only/empty.js'),
    },
    logLevel: 'warning',
  })
}

/** supabase-js complains of Node 20 at every start. */
const noise = /Node\.js 20 and below/

/** Starts one of them; it ends with the bench, however that ends. */
export function startProgram(
  folder: string,
  program: Program,
  args: readonly string[],
): ChildProcess {
  const file = path.join(folder, 'programs', `${program}.mjs`)
  const child = spawn(process.execPath, ['--import', parentWatch, file, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', DO_NOT_TRACK: '1' },
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    if (!noise.test(text)) process.stderr.write(text)
  })
  return child
}

const listeningSchema = z.object({ port: z.number() })

/**
 * Starts a program that listens on a free port of its own choice.
 * @returns the process and its port, once it listens
 * @throws Error when it ends before that
 */
export function startServer(
  folder: string,
  program: Exclude<Program, 'worker'>,
  args: readonly string[],
): Promise<{ child: ChildProcess; port: number }> {
  const child = startProgram(folder, program, args)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, ...listeningSchema.parse(message) }))
    child.once('exit', () => reject(new Error(`${program} did not start`)))
  })
}
