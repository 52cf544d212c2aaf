/** @jest-environment node */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '@/scripts/bench-billing/programs'
import { WorkerProcess } from '@/scripts/bench-billing/worker-process'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beopdap-bench-'))
  await mkdir(path.join(folder, 'programs'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const program = (name: string, text: string) =>
  writeFile(path.join(folder, 'programs', `${name}.mjs`), text)

it('a server is ready when it says where it listens', async () => {
  await program('toss', 'process.send({ port: 4711 }); setInterval(() => {}, 1000)')
  const { child, port } = await startServer(folder, 'toss', [])
  expect(port).toBe(4711)
  child.kill('SIGKILL')
})

it('a server that ends before it listens fails the bench at once', async () => {
  await program('supabase', 'process.exitCode = 1')
  await expect(startServer(folder, 'supabase', [])).rejects.toThrow('supabase did not start')
})

it('a process that ends before it works fails the bench, and is not started again', async () => {
  await program('worker', 'process.exitCode = 1')
  const stack = { folder, settingsFile: '', ahead: { ms: 0 } }
  const worker = new WorkerProcess(stack, 'renew', 1, () => {})
  await expect(worker.failed).rejects.toThrow('the process that is to renew did not start')
  await worker.stop()
})

it('a process that was killed while it worked is started again', async () => {
  await program('worker', 'process.send({ ready: true }); setInterval(() => {}, 1000)')
  const stack = { folder, settingsFile: '', ahead: { ms: 0 } }
  let begun = 0
  const twice = new Promise<void>((resolve) => {
    const worker: WorkerProcess = new WorkerProcess(stack, 'renew', 1, () => {
      begun += 1
      if (begun === 1) worker.kill()
      else resolve(worker.stop())
    })
  })
  await twice
  expect(begun).toBe(2)
})
