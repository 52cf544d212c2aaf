import type { CallName } from '@/embedded/toss/api/calls'
import { seededNumbers } from '@/lib/seeded-numbers'
import { type FaultKind, type FaultPlan, faultKinds, planSchema, type Queued } from './plan'

/** What happens to one call. */
export type Fault =
  | { fault: 'none' | 'dropRequest' | 'dropAnswer' | '429' }
  | { fault: 'delay'; delayMs: number; doneAfterMs: number }
  | { fault: 'HTTP 500' | 'HTTP 503'; when: 'before' | 'after' }
  | { fault: 'code'; code: string }

/** What to do wrong, in memory alone: a stand-in that starts again does everything right. */
export class Faults {
  #plan: FaultPlan = planSchema.parse({})
  #left: Queued[] = []
  #met: Record<string, number> = {}
  #next = seededNumbers(1)

  /** Forgets what was planned, and counts anew. */
  replace(plan: FaultPlan): void {
    this.#plan = plan
    this.#left = plan.faults.map((entry) => ({ ...entry }))
    this.#met = {}
    this.#next = seededNumbers(plan.seed)
  }

  report() {
    return { plan: this.#plan, left: this.#left, met: this.#met }
  }

  /** What happens to the call that arrives now. */
  decide(call: CallName): Fault {
    const fault = this.#queued(call) ?? this.#byRate(call)
    this.#met[fault.fault] = (this.#met[fault.fault] ?? 0) + 1
    return fault
  }

  #queued(call: CallName): Fault | null {
    const entry = this.#left.find((each) => each.call === call)
    if (!entry) return null
    entry.times -= 1
    if (entry.times === 0) this.#left = this.#left.filter((each) => each !== entry)
    return entry
  }

  #byRate(call: CallName): Fault {
    const { rates, codes, calls } = this.#plan
    if (!calls.includes(call)) return { fault: 'none' }
    // Always three, so that what one call meets does not change what the next one meets.
    const [drawn, first, second] = [this.#next(), this.#next(), this.#next()]
    let below = 0
    for (const kind of faultKinds) {
      below += rates[kind] ?? 0
      if (drawn < below) return this.#drawn(kind, first, second)
    }
    for (const [code, rate] of call === 'charge' ? Object.entries(codes) : []) {
      below += rate
      if (drawn < below) return { fault: 'code', code }
    }
    return { fault: 'none' }
  }

  #drawn(kind: FaultKind, first: number, second: number): Fault {
    switch (kind) {
      case 'delay': {
        const [least, most] = this.#plan.delayMs
        const delayMs = Math.round(least + first * (most - least))
        return { fault: 'delay', delayMs, doneAfterMs: Math.round(second * delayMs) }
      }
      case 'HTTP 500':
      case 'HTTP 503':
        return { fault: kind, when: first < 0.5 ? 'before' : 'after' }
      default:
        return { fault: kind }
    }
  }
}
