/** @jest-environment node */
import {
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLog, rotateLogs } from '@/embedded/launcher/log-files.mjs'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'beopdap-logs-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const read = (name: string) => readFileSync(path.join(dataDir, 'logs', name), 'utf8')
const names = () => readdirSync(path.join(dataDir, 'logs')).sort()

it('a log that has grown long begins anew under its writer, and what it held is kept', () => {
  const { handle } = openLog(dataDir, 'site', false)
  for (const part of ['one ', 'two ', 'three ', 'four ', 'five ']) {
    writeSync(handle, part.repeat(10))
    rotateLogs(dataDir, 20)
  }
  writeSync(handle, 'six')
  closeSync(handle)
  expect(read('site.log')).toBe('six')
  expect(read('site.log.1')).toBe('five '.repeat(10))
  expect(read('site.log.3')).toBe('three '.repeat(10))
  expect(names()).toEqual(['site.log', 'site.log.1', 'site.log.2', 'site.log.3'])
})

it('a short log is left alone', () => {
  const { handle } = openLog(dataDir, 'site', false)
  writeSync(handle, 'short')
  closeSync(handle)
  rotateLogs(dataDir, 20)
  expect([names(), read('site.log')]).toEqual([['site.log'], 'short'])
})

it('another start keeps the log of the one before, a restart goes on in it', () => {
  for (const [text, again] of [
    ['first', false],
    [' again', true],
    ['second', false],
  ] as const) {
    const { handle } = openLog(dataDir, 'site', again)
    writeSync(handle, text)
    closeSync(handle)
  }
  expect([read('site.log'), read('site.log.1')]).toEqual(['second', 'first again'])
})

it('is for its owner alone', () => {
  const { file, handle } = openLog(dataDir, 'site', false)
  closeSync(handle)
  expect(statSync(file).mode & 0o077).toBe(0)
})

it('there may be no logs yet', () => {
  expect(() => rotateLogs(dataDir)).not.toThrow()
})
