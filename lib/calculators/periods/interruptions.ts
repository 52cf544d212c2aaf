import { article, line, onDay } from '@/lib/calculators/lines'
import type { Line } from '@/lib/calculators/types'
import type { AnnouncedDay } from '@/lib/korean-law/calendar/announced-holidays'
import { type LimitationKind, limitationKinds } from './limitation-kinds'
import { reckonPeriod } from './reckon-period'

/** What happened to a claim while its time ran. */
export type ClaimEvents = {
  startDate: string
  interruptedOn: readonly string[]
  judgmentFinalOn?: string | undefined
  suedOn?: string | undefined
  demandedOn?: string | undefined
}

export type Interruptions = {
  /** The day from which the time runs anew. */
  start: string
  kind: LimitationKind
  /** What came after the time had run out, and interrupts nothing. */
  late: string[]
  lines: Line[]
  /** A suit is under way: the time does not run before its judgment is final. */
  pending: boolean
  /** The last day for a suit after a demand that none has followed in time. */
  sueBy: string | null
}

type ClaimEvent = {
  /** The day from which it interrupts, and the day from which the time runs anew; null while a suit is under way. */
  from: string
  until: string | null
  lines: Line[]
  judged: boolean
}

const sixMonths = { length: 6, unit: 'month' } as const

const interrupted = (day: string): Line =>
  line('interrupted', onDay(day), '', [article('민법', '168'), article('민법', '178')])

const judgment = (day: string): Line =>
  line('judgment-final', onDay(day), '', [article('민법', '165'), article('민법', '178', 2)])

/** The suit, from the day of the demand before it where no more than six months lie between (§174). */
function suitOf(
  { suedOn, demandedOn, judgmentFinalOn }: ClaimEvents,
  demandHolds: boolean,
): ClaimEvent[] {
  const final = judgmentFinalOn === undefined ? [] : [judgment(judgmentFinalOn)]
  if (suedOn === undefined)
    return judgmentFinalOn === undefined
      ? []
      : [{ from: judgmentFinalOn, until: judgmentFinalOn, lines: final, judged: true }]
  const demand =
    demandHolds && demandedOn !== undefined
      ? [line('demanded', onDay(demandedOn), '', [article('민법', '174')])]
      : []
  const filed = line('suit-filed', onDay(suedOn), '', [
    article('민사소송법', '265'),
    article('민법', '168'),
  ])
  return [
    {
      from: demandHolds ? (demandedOn ?? suedOn) : suedOn,
      until: judgmentFinalOn ?? null,
      lines: [...demand, filed, ...final],
      judged: judgmentFinalOn !== undefined,
    },
  ]
}

/**
 * The time begins anew after each interruption, and lasts ten years after a judgment; a suit counts from its filing.
 * What happens after the time ran out wakes nothing.
 */
export function interrupt(
  kind: LimitationKind,
  events: ClaimEvents,
  holidays: readonly AnnouncedDay[],
): Interruptions {
  const { startDate, suedOn, demandedOn } = events
  const afterDemand =
    demandedOn === undefined ? null : reckonPeriod(demandedOn, sixMonths, { holidays }).deadline
  const demandHolds = afterDemand !== null && suedOn !== undefined && suedOn <= afterDemand
  const single = events.interruptedOn.map(
    (day): ClaimEvent => ({ from: day, until: day, lines: [interrupted(day)], judged: false }),
  )
  const ordered = [...single, ...suitOf(events, demandHolds)].sort((left, right) =>
    left.from.localeCompare(right.from),
  )
  const state: Interruptions = {
    start: startDate,
    kind,
    late: [],
    lines: [],
    pending: false,
    sueBy: null,
  }
  const last = () => reckonPeriod(state.start, state.kind, { holidays }).deadline
  for (const { from, until, lines, judged } of ordered) {
    if (state.pending) break
    // While a suit was under way nothing else can interrupt.
    if (from < state.start && from >= startDate) continue
    if (from < startDate || from > last()) {
      state.late.push(until ?? from)
      continue
    }
    state.lines.push(...lines)
    state.pending = until === null
    state.start = until ?? from
    if (judged && state.kind.length < limitationKinds.judgment.length)
      state.kind = limitationKinds.judgment
  }
  const asked = demandedOn !== undefined && !demandHolds && !state.pending
  if (asked && demandedOn >= state.start && demandedOn <= last()) state.sueBy = afterDemand
  return state
}
