import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

export type ServiceProcess = TestDatabase & {
  dataDir: string
  key: string
  /** Asks it, with its key unless another is given. */
  ask: (method: 'GET' | 'POST', path: string, key?: string) => Promise<Response>
  /** Starts it again on the same database and folder, with other settings. */
  restart: (env?: Record<string, string>) => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /"event":"legal\.ready".*?"port":(\d+)/.exec(output)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`the case-law service ended: ${output}`)))
  })
}

/** What the service reads of the project, without a question in its bank: each import would learn from all of them. */
async function projectWithoutQuestions(root: string): Promise<void> {
  const bank = path.join(root, 'backend', 'questions', 'data')
  await mkdir(bank, { recursive: true })
  await writeFile(path.join(bank, 'unanswerable.jsonl'), '')
  for (const name of ['starter', 'explanations'])
    await symlink(path.resolve('backend', name), path.join(root, 'backend', name))
}

/** The case-law service in a process of its own, on a database of its own. Its bank of questions is empty. */
export async function startService(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'beopdap-service-'))
  const cwd = path.join(dataDir, 'project')
  await projectWithoutQuestions(cwd)
  const key = 'k'.repeat(40)
  let child: ChildProcess
  let port = 0

  async function launch(more: Record<string, string>): Promise<void> {
    child = spawn(process.execPath, [path.resolve('dist', 'service.mjs')], {
      cwd,
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        LEGAL_DATA_DIR: dataDir,
        LEGAL_PORT: '0',
        LEGAL_ADMIN_KEY: key,
        LAW_GO_KR_OC: '',
        CORPUS_SOURCE: '',
        SEARCH_WORKERS: '1',
        ...more,
      },
    })
    port = await portOf(child)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  await launch(env)
  return {
    ...database,
    dataDir,
    key,
    ask: (method, at, shown = key) =>
      fetch(`http://127.0.0.1:${port}${at}`, {
        method,
        headers: shown ? { authorization: `Bearer ${shown}` } : {},
      }),
    restart: async (more = env) => {
      await end('SIGTERM')
      await launch(more)
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
