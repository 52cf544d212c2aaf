import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { caseSitemapSchema, healthSchema } from '@/lib/corpus/service-schema'
import { env } from '@/lib/env'
import { type Figures, getJson, type Load, loopbackUrl, run, table } from './bench/load'
import { longQueries, shortQueries } from './bench/queries'

const usage = `npm run bench:search -- [--url http://127.0.0.1:4100] [--queries FILE] [--count 300] [--seconds 20] [--json]
FILE holds one query per line, plain or as {"query": "..."}; without it a built-in list of 100 is asked.
`
const WARM_UP = 20
const NUMBERS = 300

const optionsSchema = z.object({
  url: z.string().default(env().LEGAL_API_URL),
  queries: z.string().optional(),
  count: z.coerce.number().int().min(1).max(20_000).default(300),
  seconds: z.coerce.number().min(1).max(300).default(20),
  json: z.boolean().default(false),
})

function readQueries(file: string): string[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.map((line) =>
    line.startsWith('{')
      ? z.object({ query: z.string() }).parse(JSON.parse(line)).query
      : line.trim(),
  )
}

function searchLoad(name: string, queries: readonly string[], type: string): Load {
  const paths = queries.map((query) => `/search?${new URLSearchParams({ query, type })}`)
  return { name, paths }
}

async function lookUpLoad(base: URL): Promise<Load> {
  const { parts } = caseSitemapSchema.parse(await getJson(base, '/sitemap/cases?part=0'))
  const part = Math.floor(parts / 2)
  const { rows } = caseSitemapSchema.parse(await getJson(base, `/sitemap/cases?part=${part}`))
  const step = Math.max(1, Math.floor(rows.length / NUMBERS))
  const numbers = rows.filter((row, at) => at % step === 0 && row.caseNumber !== '' && !row.shared)
  const paths = numbers.map((row) => `/cases/${encodeURIComponent(row.caseNumber)}`)
  return { name: 'look-up by number', paths }
}

async function loadsOf(base: URL, file: string | undefined): Promise<Load[]> {
  const lookUp = await lookUpLoad(base)
  const searches = file
    ? [['given', readQueries(file)] as const]
    : [['long', longQueries] as const, ['short', shortQueries] as const]
  const loads = searches.flatMap(([name, queries]) => [
    searchLoad(`${name}, both`, queries, 'all'),
    searchLoad(`${name}, decisions`, queries, 'precedents'),
    searchLoad(`${name}, articles`, queries, 'statutes'),
  ])
  return [...loads, lookUp].filter((load) => load.paths.length > 0)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      queries: { type: 'string' },
      count: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const options = optionsSchema.parse(values)
  const base = loopbackUrl(options.url)
  const { corpus } = healthSchema.parse(await getJson(base, '/health'))
  process.stderr.write(
    `${base.origin}: ${corpus.decisions} decisions, ${corpus.articles} articles\n`,
  )
  const figures: Figures[] = []
  for (const load of await loadsOf(base, options.queries)) {
    await run(base, load, { clients: 1, count: WARM_UP, seconds: options.seconds })
    for (const clients of [1, 4]) {
      figures.push(
        await run(base, load, { clients, count: options.count, seconds: options.seconds }),
      )
    }
  }
  process.stdout.write(options.json ? `${JSON.stringify(figures)}\n` : `${table(figures)}\n`)
  if (figures.some((row) => row.failures > 0)) process.exitCode = 1
}

runCommand(main, { usage })
