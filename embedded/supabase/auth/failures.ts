import { AUTH_POLICY } from './policy'

/** Remembered at once; whoever tries more of them only forgets old ones. */
const MAX_REMEMBERED = 10_000

/** Failed attempts by what they are counted by, within the window. In memory: a restart forgives. */
export class Failures {
  private readonly times = new Map<string, number[]>()

  constructor(
    private readonly now: () => number,
    private readonly most: number,
  ) {}

  areMany(key: string): boolean {
    return this.recent(key).length >= this.most
  }

  add(key: string): void {
    const times = [...this.recent(key), this.now()]
    this.times.delete(key)
    this.times.set(key, times)
    const [oldest] = this.times.keys()
    if (oldest !== undefined && this.times.size > MAX_REMEMBERED) this.times.delete(oldest)
  }

  clear(key: string): void {
    this.times.delete(key)
  }

  private recent(key: string): number[] {
    const since = this.now() - AUTH_POLICY.failedSignInWindowSeconds * 1000
    return (this.times.get(key) ?? []).filter((time) => time > since)
  }
}
