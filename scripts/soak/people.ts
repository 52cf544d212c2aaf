import { performance } from 'node:perf_hooks'
import { seededNumbers } from '@/lib/seeded-numbers'
import { quantile } from '@/scripts/bench/load'
import { type Acknowledged, acknowledgedIn } from './acknowledged'
import { type Ask, type Kind, kinds, nextAsk } from './mix'

export type Answered = {
  kind: Kind
  /** On the clock of this process. */
  startedAt: number
  ms: number
  /** Null for a good answer. */
  failure: string | null
  acknowledged?: Acknowledged | null
}

export type Soak = {
  base: URL
  decisions: readonly string[]
  people: number
  seconds: number
  /** How long a person reads before they go on, on average. */
  thinkMs: number
  /** Ends sooner: for tests. */
  most?: number
}

const longestWaitMs = 30_000

/** An address of their own, which a trusted proxy would report. */
const addressOf = (person: number, turn: number) =>
  `10.${person % 250}.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`

async function askOnce(base: URL, { kind, path, body }: Ask, address: string): Promise<Answered> {
  const started = performance.now()
  const answered = (failure: string | null): Answered => ({
    kind,
    startedAt: started,
    ms: performance.now() - started,
    failure,
  })
  try {
    const answer = await fetch(new URL(path, base), {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const done = answered(answer.status === 200 ? null : `${answer.status}`)
    return kind === 'chat' ? { ...done, acknowledged: acknowledgedIn(answer.headers, text) } : done
  } catch (thrown) {
    return answered(thrown instanceof Error ? thrown.name : 'unknown')
  }
}

/** People who come, read and go on, each at their own pace, until the time is up. */
export async function soak(load: Soak): Promise<Answered[]> {
  const { base, decisions, people, seconds, thinkMs, most = Number.POSITIVE_INFINITY } = load
  const all: Answered[] = []
  const end = performance.now() + seconds * 1000
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  let begun = 0
  const person = async (no: number) => {
    const random = seededNumbers(no + 1)
    // Nobody comes at the same moment as everybody else.
    await pause(random() * thinkMs)
    for (let turn = 0; performance.now() < end && begun < most; turn += 1) {
      begun += 1
      all.push(await askOnce(base, nextAsk(decisions, random), addressOf(no, turn)))
      await pause(Math.min(random() * 2 * thinkMs, Math.max(0, end - performance.now())))
    }
  }
  await Promise.all(Array.from({ length: people }, (_, no) => person(no)))
  return all
}

export type KindFigures = {
  kind: Kind
  requests: number
  failures: Record<string, number>
  p50: number
  p95: number
  p99: number
}

/** Figures of each kind that was asked for. */
export function figuresOf(all: readonly Answered[]): KindFigures[] {
  return kinds.flatMap((kind) => {
    const own = all.filter((each) => each.kind === kind)
    if (own.length === 0) return []
    const times = own.map(({ ms }) => ms).sort((a, b) => a - b)
    const failures: Record<string, number> = {}
    for (const { failure } of own) if (failure) failures[failure] = (failures[failure] ?? 0) + 1
    const at = (part: number) => quantile(times, part)
    return [{ kind, requests: own.length, failures, p50: at(0.5), p95: at(0.95), p99: at(0.99) }]
  })
}
