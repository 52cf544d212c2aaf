import { z } from 'zod'
import { article, forSpan, inDays, line, onDay, refuse, when } from '@/lib/calculators/lines'
import { day, listOf } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line } from '@/lib/calculators/types'
import type { KnownValues } from '@/lib/calculators/values/known-values'
import type { AnnouncedDay } from '@/lib/korean-law/calendar/announced-holidays'
import { holidaysAnnouncedUntil } from '@/lib/korean-law/calendar/announced-holidays'
import { addDays, daysBetween } from '@/lib/korean-law/calendar/calendar-day'
import { holidayRange } from '@/lib/korean-law/calendar/holidays'
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

/**
 * The time begins anew after each interruption, and lasts ten years after a judgment; what happens after the time
 * ran out wakes nothing.
 */
function interrupt(
  kind: LimitationKind,
  { startDate, interruptedOn, judgmentFinalOn }: LimitationInput,
  holidays: readonly AnnouncedDay[],
) {
  const judged = judgmentFinalOn === undefined ? [] : [judgmentFinalOn]
  const events = [...new Set([...interruptedOn, ...judged])].sort()
  let [start, lasting] = [startDate, kind]
  const late: string[] = []
  const lines: Line[] = []
  for (const day of events) {
    if (day < start || day > reckonPeriod(start, lasting, { holidays }).deadline) {
      late.push(day)
      continue
    }
    start = day
    if (day === judgmentFinalOn) {
      if (lasting.length < limitationKinds.judgment.length) lasting = limitationKinds.judgment
      lines.push(
        line('judgment-final', onDay(day), '', [article('민법', '165'), article('민법', '178', 2)]),
      )
    } else
      lines.push(
        line('interrupted', onDay(day), '', [article('민법', '168'), article('민법', '178')]),
      )
  }
  return { start, kind: lasting, late, lines }
}

function calculate(input: LimitationInput, { holidays }: KnownValues): CalculationOutcome {
  const kind: LimitationKind = limitationKinds[input.kind]
  const claim = kind.field === 'civil'
  const { startDate, suspendedFrom, suspendedTo } = input
  if (!claim && input.interruptedOn.length > 0)
    return refuse('claims-only', 'interruptedOn', 'only the time of a claim is interrupted')
  if (!claim && input.judgmentFinalOn !== undefined)
    return refuse('claims-only', 'judgmentFinalOn', 'only a claim is confirmed by a judgment')
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
  lines.unshift(line('limitation-start', onDay(startDate), '', articlesOfStart(kind.field)))
  if (stood > 0)
    lines.push(
      line('suspended', inDays(stood), `${suspendedFrom} – ${suspendedTo}`, [
        article('형사소송법', '253'),
      ]),
    )
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
      },
      lines,
      notes: [
        ...when(late.length > 0, 'late-interruption'),
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
