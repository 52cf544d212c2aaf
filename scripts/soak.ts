import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { getText, loopbackUrl } from './bench/load'
import { countLost } from './soak/acknowledged'
import { type Kill, killEach, metKill } from './soak/kills'
import { type Memory, readMemory } from './soak/memory'
import { type Answered, figuresOf, soak } from './soak/people'
import { problemsOf } from './soak/verdict'

const usage = `npm run soak -- [--url http://localhost:3000] [--people 100] [--minutes 10] [--think 8] [--data .data] [--kill]
People who read, search and ask at a running, built site (TRUSTED_PROXIES=1 npm start, so that each has an
address). Ends with an error when an answer failed, pages and searches are slow (p95 over 500 ms) or the
memory of a process of the stack on --data grows. --kill ends each process of that stack once, whereupon the launcher
starts it again: what fails meanwhile is counted apart, and every question that was taken must still be there.
`

const optionsSchema = z.object({
  url: z.string().default(env().SITE_URL),
  people: z.coerce.number().int().min(1).max(500).default(100),
  minutes: z.coerce.number().min(0.1).max(60).default(10),
  /** Seconds of reading between two requests. */
  think: z.coerce.number().min(0.1).max(120).default(8),
  data: z.string().default('.data'),
  kill: z.boolean().default(false),
})

const sampleMs = 5000

async function decisionPaths(base: URL): Promise<string[]> {
  const sitemap = await getText(base, '/sitemaps/cases-0.xml')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, place = '']) => new URL(place))
    .filter(({ pathname, search }) => pathname.startsWith('/cases/') && search === '')
    .map(({ pathname }) => pathname)
}

/** What became of requests while a process was away. */
function writeKills(kills: readonly Kill[], disturbed: readonly Answered[]): void {
  for (const each of kills) {
    const met = disturbed.filter(({ startedAt, ms }) => metKill([each], startedAt, startedAt + ms))
    const failed = met.filter(({ failure }) => failure !== null)
    process.stdout.write(
      `killed ${each.name.padEnd(20)} back after ${(each.backMs ?? Number.NaN).toFixed(0)} ms, ${failed.length} of ${met.length} requests failed meanwhile\n`,
    )
  }
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      url: text,
      people: text,
      minutes: text,
      think: text,
      data: text,
      kill: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { url, people, minutes, think, data, kill } = optionsSchema.parse(values)
  const base = loopbackUrl(url)
  const decisions = await decisionPaths(base)
  if (decisions.length === 0) throw new Error('the site has no decisions')
  const samples: Memory[] = [readMemory(data)]
  const timer = setInterval(() => samples.push(readMemory(data)), sampleMs)
  const seconds = minutes * 60
  const [all, kills] = await Promise.all([
    soak({ base, decisions, people, seconds, thinkMs: think * 1000 }),
    kill ? killEach(data, seconds) : [],
  ])
  clearInterval(timer)
  const disturbed = all.filter(({ startedAt, ms }) => metKill(kills, startedAt, startedAt + ms))
  const figures = figuresOf(all.filter((each) => !disturbed.includes(each)))
  for (const { kind, requests, failures, p50, p95, p99 } of figures) {
    const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
    process.stdout.write(
      `${kind.padEnd(11)} ${String(requests).padStart(6)} requests  ${String(failed).padStart(4)} failed  p50 ${p50.toFixed(0).padStart(5)}  p95 ${p95.toFixed(0).padStart(5)}  p99 ${p99.toFixed(0).padStart(5)} ms\n`,
    )
  }
  process.stdout.write(`${(all.length / (minutes * 60)).toFixed(1)} requests a second\n`)
  for (const [name, last] of Object.entries(samples.at(-1) ?? {})) {
    const of = samples.flatMap((each) => each[name] ?? [])
    process.stdout.write(
      `${name.padEnd(20)} ${(of[0] ?? 0).toFixed(0)} MB at first, ${Math.max(...of).toFixed(0)} at most, ${last.toFixed(0)} at the end\n`,
    )
  }
  const lost = await countLost(
    base,
    all.flatMap(({ acknowledged }) => acknowledged ?? []),
  )
  writeKills(kills, disturbed)
  const problems = [
    // A process begins with little memory: what grows then is no leak.
    ...problemsOf(figures, kill ? [] : samples),
    ...kills.flatMap(({ name, backMs }) => (backMs === null ? [`${name} did not come back`] : [])),
    ...(lost > 0 ? [`${lost} questions that were taken are lost`] : []),
  ]
  for (const problem of problems) process.stdout.write(`! ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
}

runCommand(main, { usage })
