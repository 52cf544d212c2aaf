const say = (line: string) => process.stdout.write(`${line}\n`)

type Figure = { part: string; what: string; value: string }

/** What was measured: a line as soon as it is known, and a table at the end. */
export class Figures {
  private readonly kept: Figure[] = []

  add(part: string, what: string, value: string): void {
    this.kept.push({ part, what, value })
    say(`${part}: ${what}: ${value}`)
  }

  /** In Markdown. */
  table(): string {
    const rows = this.kept.map(({ part, what, value }) => `| ${part} | ${what} | ${value} |`)
    return ['| part | what | figure |', '| --- | --- | --- |', ...rows].join('\n')
  }
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
export const count = (value: number) => Math.round(value).toLocaleString('en-US')
export const megabytes = (bytes: number) => `${count(bytes / 1024 / 1024)} MB`

/** The value that this share of them does not pass. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** p50 and p95 of milliseconds, with how many there are. */
export const times = (ms: readonly number[]) =>
  `p50 ${percentile(ms, 0.5).toFixed(1)} ms, p95 ${percentile(ms, 0.95).toFixed(1)} ms (${ms.length})`

/** How long each of so many calls takes, one after the other. */
export async function timed(calls: number, call: (at: number) => Promise<unknown>) {
  const taken: number[] = []
  for (let at = 0; at < calls; at++) {
    const began = performance.now()
    await call(at)
    taken.push(performance.now() - began)
  }
  return taken
}
