import { z } from 'zod'
import { readOptions, runCommand } from '@/lib/command-line'

const schema = z.object({ target: z.enum(['cases', 'statutes']), k: z.coerce.number().default(10) })
const { write } = process.stderr
let shown = ''

beforeEach(() => {
  shown = ''
  process.stderr.write = ((text: string) => {
    shown += text
    return true
  }) as typeof process.stderr.write
})
afterEach(() => {
  process.stderr.write = write
  process.exitCode = undefined
})
const read = (...args: string[]) => readOptions(schema, args)

test('options are read as their schema names them, and --help asks for none', () => {
  expect(read('--target', 'cases', '--k', '5')).toEqual({ target: 'cases', k: 5 })
  expect(read('--target', 'cases')).toEqual({ target: 'cases', k: 10 })
  expect(read('--help')).toBeNull()
})

test('a wrong option is named as it is typed', () => {
  expect(() => read('--target', 'courts')).toThrow(/^--target: /)
  expect(() => read('--target', 'cases', '--other', 'x')).toThrow(/--other/)
})

test('the exit code is what the command answers', async () => {
  await runCommand(async () => 3)
  expect(process.exitCode).toBe(3)
  expect(shown).toBe('')
})

test('a command that throws says why and how it is used', async () => {
  const fail = async () => {
    throw new Error('no such file')
  }
  await runCommand(fail, { failed: 2, usage: 'usage\n' })
  expect(shown).toBe('no such file\nusage\n')
  expect(process.exitCode).toBe(2)
})
