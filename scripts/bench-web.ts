import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { startBareNext } from './bench/bare-next'
import { type Figures, type Load, loopbackUrl, run, table } from './bench/load'

const usage = `npm run bench:web -- [--url http://localhost:3000] [--count 400] [--seconds 15] [--clients 8] [--json]
Asks a running, built site (TRUSTED_PROXIES=1 npm start, so that it can be many clients) and a bare Next page in turn, so that both meet the same noise.
`

const optionsSchema = z.object({
  url: z.string().default(env().SITE_URL),
  count: z.coerce.number().int().min(10).max(20_000).default(400),
  seconds: z.coerce.number().min(1).max(120).default(15),
  clients: z.coerce.number().int().min(1).max(64).default(8),
  json: z.boolean().default(false),
})

/** Addresses of decisions from the site's own sitemap, others at each run: what was read lately is kept in memory. */
async function decisionPaths(base: URL, most: number): Promise<string[]> {
  const answer = await fetch(new URL('/sitemaps/cases-0.xml', base))
  if (!answer.ok) throw new Error(`the sitemap answers ${answer.status}`)
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const paths = places
    .map(([, place = '']) => new URL(place))
    .filter(({ pathname, search }) => pathname.startsWith('/cases/') && search === '')
  const first = Math.floor(Math.random() * Math.max(0, paths.length - most))
  return paths.slice(first, first + most).map(({ pathname }) => pathname)
}

async function loads(base: URL, count: number): Promise<Load[]> {
  const decisions = await decisionPaths(base, count)
  return [
    { name: 'static page (/about)', paths: ['/about'] },
    { name: 'home', paths: ['/'] },
    // With a query, so that an earlier run has left no page of them.
    { name: 'decision, each once (cold)', paths: decisions.map((path) => `${path}?cold`) },
    { name: 'decision, one (warm)', paths: decisions.slice(0, 1) },
    {
      name: 'route handler (/api/search/types)',
      paths: ['/api/search/types'],
      manyClients: true,
    },
  ]
}

const bareLoads: Load[] = [
  { name: 'bare Next: static page', paths: ['/'] },
  { name: 'bare Next: dynamic page', paths: ['/dynamic'] },
  { name: 'bare Next: route handler', paths: ['/handler'] },
]

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      count: { type: 'string' },
      seconds: { type: 'string' },
      clients: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const options = optionsSchema.parse(values)
  const base = loopbackUrl(options.url)
  const site = await loads(base, options.count)
  const bare = await startBareNext()
  const rows: Figures[] = []
  try {
    const measure = async (target: URL, load: Load) => {
      const once = load.name.includes('each once')
      const count = once ? load.paths.length : options.count
      if (!once) await run(target, load, { clients: 2, count: 20, seconds: options.seconds })
      rows.push(await run(target, load, { ...options, count }))
    }
    for (const load of bareLoads) await measure(bare.url, load)
    for (const load of site) await measure(base, load)
  } finally {
    bare.stop()
  }
  process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : `${table(rows)}\n`)
}

runCommand(main, { usage })
