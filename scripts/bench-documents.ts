import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { readDocument } from '@/lib/documents/read/read-document'
import { hostileFiles } from './bench-documents/hostile'
import { type BenchFormat, benchFormats } from './bench-documents/make-file'
import { officeVersion } from './bench-documents/office/libreoffice'
import { measureOffice } from './bench-documents/office/measure-office'

const usage = `npm run bench:documents -- [--files 30] [--mutations 1000] [--only ${benchFormats.join('|')}] [--no-hostile]
  [--no-office]

Files of each format are made from known sources, read, and compared; damaged in many ways and read again; files built
as traps are read in the product's own thread; Word files that the product wrote are opened and printed by
LibreOffice, where it is installed. Prints tables of figures.
`
const optionsSchema = z.object({
  files: z.coerce.number().int().min(1).max(1_000).default(30),
  mutations: z.coerce.number().int().min(0).max(100_000).default(1_000),
  only: z.enum(benchFormats).optional(),
  'no-hostile': z.boolean().default(false),
  'no-office': z.boolean().default(false),
})

const share = z.object({ found: z.number(), of: z.number() })
const measuredSchema = z.object({
  score: z.record(z.string(), share),
  files: z.number(),
  equal: z.number(),
  made: z.object({ ms: z.number(), bytes: z.number() }),
  took: z.object({ ms: z.number(), pages: z.number() }),
  memory: z.number(),
})
const damagedSchema = z.union([
  z.object({ begun: z.number() }),
  z.object({ done: z.number(), state: z.string(), ms: z.number(), memory: z.number() }),
])

/** The product gives a file up after so long without a page. */
const longest = 20_000
const print = (line: string) => process.stdout.write(`${line}\n`)
const cells = (...values: (string | number)[]) =>
  values.map((value) => String(value).padStart(9)).join(' ')

function start(...args: (string | number)[]) {
  const measure = path.join(import.meta.dirname, 'bench-documents/measure-format.ts')
  return spawn(process.execPath, [...process.execArgv, measure, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const percentOf = ({ found, of }: { found: number; of: number }) =>
  of === 0 ? '-' : `${((found / of) * 100).toFixed(1)}%`

/** Word files of the product in the hands of another program. */
async function office(files: number): Promise<void> {
  const version = await officeVersion()
  if (!version) return void print('\nLibreOffice: not installed')
  const { opened, printed, same, changed } = await measureOffice(files)
  print(`\n${version}: ${opened} of ${files} Word files opened`)
  const shares = Object.entries(printed).map(([name, share]) => `${name} ${percentOf(share)}`)
  print(`  found again on its pages: ${shares.join(', ')}`)
  const wholes = Object.entries(same).map(([name, times]) => `${name} ${times}`)
  print(`  files exactly as the source: ${wholes.join(', ')}`)
  for (const [way, { accepted, rejected }] of Object.entries(changed))
    print(`  changes by ${way}: the new text in ${accepted} when accepted, the old in ${rejected}`)
}

async function measure(format: BenchFormat, files: number): Promise<void> {
  const child = start(format, files, 0)
  for await (const line of createInterface({ input: child.stdout })) {
    const { score, equal, made, took, memory } = measuredSchema.parse(JSON.parse(line))
    const percent = (name: string) => percentOf(score[name] ?? { found: 0, of: 0 })
    const perPage = (took.ms / took.pages).toFixed(1)
    const size = Math.round(made.bytes / files / 1024)
    print(
      cells(
        format,
        files,
        percent('text'),
        percent('numbers'),
        percent('cells'),
        percent('notes'),
        percent('pages'),
        equal,
        perPage,
        memory,
        (made.ms / files).toFixed(0),
        size,
      ),
    )
  }
}

/** Reads damaged files in a process that is started again behind a file that takes too long or ends it. */
async function damage(format: BenchFormat, count: number): Promise<void> {
  const states: Record<string, number> = {}
  let [next, slowest, memory] = [0, 0, 0]
  while (next < count) {
    const child = start(format, 0, count, next)
    let timer: NodeJS.Timeout | undefined
    for await (const line of createInterface({ input: child.stdout })) {
      clearTimeout(timer)
      const said = damagedSchema.parse(JSON.parse(line))
      if ('begun' in said) {
        next = said.begun + 1
        timer = setTimeout(() => child.kill('SIGKILL'), longest)
        continue
      }
      states[said.state] = (states[said.state] ?? 0) + 1
      slowest = Math.max(slowest, said.ms)
      memory = Math.max(memory, said.memory)
      if (said.done === count - 1) next = count
    }
    clearTimeout(timer)
    const done = Object.values(states).reduce((sum, each) => sum + each, 0)
    if (done < next) states['given up'] = (states['given up'] ?? 0) + next - done
  }
  const told = Object.entries(states).map(([state, times]) => `${state} ${times}`)
  print(
    `${format.padStart(9)} ${String(count).padStart(9)} ${slowest.toFixed(0).padStart(9)} ${String(memory).padStart(9)}  ${told.join(', ')}`,
  )
}

async function hostile(): Promise<void> {
  print('\nFiles built as traps, in a thread:      ms, MB more than before, what became of it')
  for (const { name, bytes } of hostileFiles) {
    const file = bytes()
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 50)
    const began = performance.now()
    const result = await readDocument(file, name)
    clearInterval(watch)
    const what = result.state === 'refused' ? `refused: ${result.reason}` : result.state
    const more = Math.round((most - before) / 1024 / 1024)
    print(
      `${name.padStart(20)} ${(performance.now() - began).toFixed(0).padStart(9)} ${String(more).padStart(9)}  ${what}`,
    )
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      files: { type: 'string' },
      mutations: { type: 'string' },
      only: { type: 'string' },
      'no-hostile': { type: 'boolean' },
      'no-office': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  const options = optionsSchema.parse(values)
  const formats = options.only ? [options.only] : [...benchFormats]
  print('Found again of the source; files that read back whole; reading, memory, writing')
  print(
    cells(
      'format',
      'files',
      'text',
      'numbers',
      'cells',
      'notes',
      'pages',
      'equal',
      'ms/page',
      'MB',
      'ms write',
      'KB',
    ),
  )
  for (const format of formats) await measure(format, options.files)
  if (options.mutations > 0) {
    print('\nDamaged files:   files   slowest        MB  what became of them')
    for (const format of formats) await damage(format, options.mutations)
  }
  if (!options['no-hostile']) await hostile()
  if (!options['no-office']) await office(options.files)
}

runCommand(run)
