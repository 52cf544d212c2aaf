import { z } from 'zod'
import { article, forSpan, inDays, line, onDay, refuse, when } from '@/lib/calculators/lines'
import { day, listOf } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import type { KnownValues } from '@/lib/calculators/values/known-values'
import { holidaysAnnouncedUntil } from '@/lib/korean-law/calendar/announced-holidays'
import { addDays, daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { holidayRange } from '@/lib/korean-law/calendar/holidays'
import { interrupt } from './interruptions'
import {
  type LimitationKind,
  type LimitationName,
  limitationKinds,
  limitationNames,
} from './limitation-kinds'
import { reckonPeriod } from './reckon-period'

export const limitationInput = z.strictObject({
  kind: z
    .enum(limitationNames as [LimitationName, ...LimitationName[]])
    .describe(
      'What may lapse. Claims: general 10 years, property 20, three-year 163, one-year 164, commercial 5, judgment 10, tort-known 3, tort-act 10, wages, severance, insurance 3, premium 2, state 5. Crimes by the heaviest penalty of the article: crime-death 25, crime-life 15, crime-10-years 10, crime-below-10 7, crime-below-5 and crime-fine 5, crime-suspension-5 3, crime-minor 1. Sentences: sentence-life … sentence-minor.',
    ),
  startDate: day(
    'Claims: the day from which the right could be used (due date, knowledge, act). Crimes: the day the act ended. Sentences: the day the judgment became final.',
  ),
  interruptedOn: listOf(
    day('One.'),
    30,
    'Claims only: the days on which an interruption ended (seizure over, debt acknowledged, suit ended); the time begins anew (Civil Act 168, 178). A final judgment goes into judgmentFinalOn.',
  ).default([]),
  judgmentFinalOn: day(
    'Claims only: the day on which a judgment, settlement or payment order on the claim became final; from it every claim lasts ten years (Civil Act 165).',
  ).optional(),
  suedOn: day(
    'Claims only: the day on which a suit or payment order was filed; it interrupts from that day, and judgmentFinalOn may lie after the time would have run out (Civil Procedure Act 265, Civil Act 178 (2)). Leave it out when the suit was dismissed or withdrawn (Civil Act 170).',
  ).optional(),
  demandedOn: day(
    'Claims only: the day on which a demand (최고) reached the debtor; it counts when suedOn follows within six months (Civil Act 174).',
  ).optional(),
  suspendedFrom: day(
    'Crimes only: the first day on which the time stood still (abroad to escape, or charged).',
  ).optional(),
  suspendedTo: day('Crimes only: the last such day.').optional(),
  date: day('The day as of which to say whether it has lapsed.').optional(),
})

type LimitationInput = z.infer<typeof limitationInput>

function articlesOfStart(field: LimitationKind['field']) {
  if (field === 'criminal') return [article('형사소송법', '252', 1), article('형사소송법', '66', 1)]
  return field === 'sentence'
    ? [article('형법', '78')]
    : [article('민법', '166', 1), article('민법', '157')]
}

/** What holds while a suit is under way: the time does not run, so it has no last day. */
function underWay(
  { startDate, suedOn, date }: LimitationInput,
  lines: Line[],
  late: readonly string[],
): CalculationOutcome {
  return {
    ok: true,
    calculation: {
      result: {
        lastDay: null,
        expiresAfter: null,
        expired: date === undefined ? null : false,
        daysLeft: null,
        years: null,
        start: suedOn ?? startDate,
        calendarEnd: null,
        moved: [],
        lateInterruptions: late.map((day) => ({ date: day })),
        sueBy: null,
        suitPending: true,
      },
      lines,
      notes: ['suit-pending', ...when(late.length > 0, 'late-interruption')],
      unknowns: ['interruption', 'shorter-time'],
      sources: [],
    },
  }
}

function calculate(input: LimitationInput, { holidays }: KnownValues): CalculationOutcome {
  const kind: LimitationKind = limitationKinds[input.kind]
  const claim = kind.field === 'civil'
  const { startDate, suspendedFrom, suspendedTo } = input
  if (!claim && input.interruptedOn.length > 0)
    return refuse('claims-only', 'interruptedOn', 'only the time of a claim is interrupted')
  const claimOnly = (['judgmentFinalOn', 'suedOn', 'demandedOn'] as const).find(
    (field) => !claim && input[field] !== undefined,
  )
  if (claimOnly) return refuse('claims-only', claimOnly, `${claimOnly} is for claims`)
  const { demandedOn, suedOn, judgmentFinalOn } = input
  if (suedOn !== undefined && demandedOn !== undefined && suedOn < demandedOn)
    return refuse('end-before-start', 'suedOn', 'suedOn is before demandedOn')
  if (suedOn !== undefined && judgmentFinalOn !== undefined && judgmentFinalOn < suedOn)
    return refuse('end-before-start', 'judgmentFinalOn', 'judgmentFinalOn is before suedOn')
  if (claim && (suspendedFrom !== undefined || suspendedTo !== undefined))
    return refuse('crimes-only', 'suspendedFrom', 'suspension is reckoned for crimes only')
  if ((suspendedFrom === undefined) !== (suspendedTo === undefined))
    return refuse('suspension-both', 'suspendedTo', 'give suspendedFrom and suspendedTo')
  if (suspendedFrom !== undefined && suspendedTo !== undefined && suspendedTo < suspendedFrom)
    return refuse('end-before-start', 'suspendedTo', 'suspendedTo is before suspendedFrom')
  if (kind.field === 'criminal' && startDate < '2007-12-21')
    return refuse(
      'earlier-law',
      'startDate',
      'acts before 2007-12-21 have the earlier, shorter times',
    )

  const interruptions = claim ? interrupt(kind, input, holidays) : null
  const lasting = interruptions?.kind ?? kind
  const start = interruptions?.start ?? startDate
  const late = interruptions?.late ?? []
  const lines: Line[] = interruptions?.lines ?? []
  const sueBy = interruptions?.sueBy ?? null
  lines.unshift(line('limitation-start', onDay(startDate), '', articlesOfStart(kind.field)))
  if (interruptions?.pending) return underWay(input, lines, late)
  const reckoned = reckonPeriod(
    start,
    lasting,
    claim ? { holidays } : { countFirstDay: true, extend: false },
  )
  const stood =
    suspendedFrom !== undefined &&
    suspendedTo !== undefined &&
    suspendedFrom <= reckoned.calendarEnd
      ? daysBetween(suspendedFrom, suspendedTo) + 1
      : 0
  const lastDay = addDays(reckoned.deadline, stood)
  if (claim && lastDay > holidayRange.to && reckoned.calendarEnd > holidayRange.to)
    return refuse('holidays-unknown', 'startDate', `holidays are known until ${holidayRange.to}`)
  const expired = input.date === undefined ? null : input.date > lastDay
  if (stood > 0)
    lines.push(
      line('suspended', inDays(stood), `${suspendedFrom} – ${suspendedTo}`, [
        article('형사소송법', '253'),
      ]),
    )
  if (sueBy !== null) lines.push(line('sue-by', onDay(sueBy), '', [article('민법', '174')]))
  lines.push(
    line('period-length', forSpan(lasting), '', lasting.articles),
    line(
      'limitation-end',
      onDay(reckoned.calendarEnd),
      '',
      claim ? [article('민법', '160')] : kind.articles,
    ),
    ...reckoned.moved.map(({ date, reason }) =>
      line('passed-over', onDay(date), '', [article('민법', '161')], reason),
    ),
    line('last-day', onDay(lastDay), '', claim ? [article('민법', '159')] : kind.articles),
  )
  return {
    ok: true,
    calculation: {
      result: {
        lastDay,
        expiresAfter: lastDay,
        expired,
        daysLeft: input.date === undefined ? null : Math.max(0, daysBetween(input.date, lastDay)),
        years: lasting.length,
        start,
        calendarEnd: reckoned.calendarEnd,
        moved: reckoned.moved,
        lateInterruptions: late.map((date) => ({ date })),
        sueBy,
        suitPending: false,
      },
      lines,
      notes: [
        ...when(late.length > 0, 'late-interruption'),
        ...when(sueBy, 'demand-needs-suit'),
        ...when(input.kind.startsWith('tort'), 'both-tort-times'),
        ...when(input.kind === 'crime-death', 'murder-never-lapses'),
        ...when(kind.field === 'criminal', 'no-holiday-for-crimes'),
      ],
      unknowns: [
        ...when(claim, 'interruption', 'shorter-time'),
        ...when(!claim, 'special-crimes'),
        ...when(claim && lastDay > holidaysAnnouncedUntil, 'holidays-not-announced'),
      ],
      sources: [],
    },
  }
}

export const limitation: Calculator<LimitationInput> = {
  name: 'limitation',
  summary: 'When a claim, a prosecution or a sentence lapses.',
  input: limitationInput,
  example: { kind: 'general', startDate: '2016-11-22', date: '2026-11-22' },
  laws: [
    { law: '민법', inForceSince: '2026-03-17' },
    { law: '형사소송법', inForceSince: '2027-12-31' },
    { law: '형법', inForceSince: '2026-09-13' },
  ],
  calculate,
}
