/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { refuseWhileServed } from '@/embedded/launcher/site-build.mjs'
import { addHolder } from '@/embedded/postgres/holders.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('pages that another process serves are not built again underneath it', () => {
  addHolder(folder)
  expect(() => refuseWhileServed(folder)).not.toThrow()
  const other = addHolder(folder, process.ppid)
  expect(() => refuseWhileServed(folder)).toThrow(`Process ${process.ppid} serves this checkout`)
  rmSync(other)
  expect(() => refuseWhileServed(folder)).not.toThrow()
})
