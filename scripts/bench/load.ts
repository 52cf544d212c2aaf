import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export type Load = {
  name: string
  paths: string[]
  /** Asks as a client of its own each time: the limit per client is not what is measured. */
  manyClients?: boolean
}
export type Bounds = { clients: number; count: number; seconds: number }
export type Figures = {
  name: string
  clients: number
  requests: number
  failures: number
  p50: number
  p95: number
  perSecond: number
}

/** Only this machine: a benchmark must not become an attack. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

export function loopbackUrl(text: string): URL {
  const url = new URL(text)
  if (url.protocol === 'http:' && loopback.has(url.hostname)) return url
  throw new Error(`${text} is not an http address of this machine`)
}

/** One GET, read to its end. */
function get(
  base: URL,
  path: string,
  agent: Agent,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, base), { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

export async function getText(base: URL, path: string): Promise<string> {
  const agent = new Agent()
  const { status, text } = await get(base, path, agent)
  agent.destroy()
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return text
}

export async function getJson(base: URL, path: string): Promise<unknown> {
  return JSON.parse(await getText(base, path))
}

/** Share `part` of the sorted times, by nearest rank. */
export function quantile(sorted: number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}

/** Each client asks, waits for the answer and asks again, until the count or the time is used up. */
export async function run(base: URL, load: Load, bounds: Bounds): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: bounds.clients })
  const times: number[] = []
  let failures = 0
  let next = 0
  const started = performance.now()
  const client = async () => {
    while (next < bounds.count && performance.now() - started < bounds.seconds * 1000) {
      const path = load.paths[next++ % load.paths.length] ?? '/'
      const asked = performance.now()
      const headers: Record<string, string> = load.manyClients
        ? { 'x-forwarded-for': `client-${next}` }
        : {}
      const { status } = await get(base, path, agent, headers)
      times.push(performance.now() - asked)
      if (status !== 200) failures++
    }
  }
  await Promise.all(Array.from({ length: bounds.clients }, client))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    name: load.name,
    clients: bounds.clients,
    requests: times.length,
    failures,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    perSecond: times.length / seconds,
  }
}

export function table(rows: Figures[]): string {
  const head = ['load', 'clients', 'requests', 'failed', 'p50 ms', 'p95 ms', 'per second']
  const cells = rows.map((row) => [
    row.name,
    String(row.clients),
    String(row.requests),
    String(row.failures),
    row.p50.toFixed(1),
    row.p95.toFixed(1),
    row.perSecond.toFixed(1),
  ])
  const widths = head.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [head, ...cells].map(line).join('\n')
}
