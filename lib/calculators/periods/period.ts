import { z } from 'zod'
import { article, forSpan, line, onDay, refuse, when } from '@/lib/calculators/lines'
import { day, flag, listOf, wholeNumber } from '@/lib/calculators/schema'
import type { CalculationOutcome, Calculator, Line, PeriodLength } from '@/lib/calculators/types'
import type { KnownValues } from '@/lib/calculators/values/known-values'
import { holidaysAnnouncedUntil } from '@/lib/korean-law/calendar/announced-holidays'
import { holidayRange } from '@/lib/korean-law/calendar/holidays'
import {
  type PeriodPreset,
  type PeriodPresetName,
  periodPresetNames,
  periodPresets,
} from './period-presets'
import { reckonBack, reckonPeriod } from './reckon-period'

export const periodInput = z.strictObject({
  startDate: day(
    'The day of the event that starts the period: service, judgment, contract, dismissal, knowledge. It is itself not counted unless includeFirstDay.',
  ),
  preset: z
    .enum(periodPresetNames as [PeriodPresetName, ...PeriodPresetName[]])
    .optional()
    .describe('A period of the law by name. Give this, or length and unit.'),
  length: wholeNumber('How long the period is, in units.', 1, 10_000).optional(),
  unit: z.enum(['day', 'week', 'month', 'year']).optional().describe('The unit of length.'),
  includeFirstDay: flag(
    'Count the first day: the period begins at midnight, or the law says so (Civil Act 157).',
  ).default(false),
  direction: z
    .enum(['forward', 'backward'])
    .default('forward')
    .describe('backward: the last day for what must be done so long before startDate.'),
  extended: flag(
    'Only for preset appeal-brief: the court has lengthened it once by a month (Civil Procedure Act 402-2 (2)).',
  ).default(false),
  holidays: listOf(
    day('One.'),
    60,
    'Further holidays that the government has set, as a list of dates.',
  ).default([]),
})

type PeriodInput = z.infer<typeof periodInput>

const firstDayArticle = (criminal: boolean) =>
  criminal ? article('형사소송법', '66', 1) : article('민법', '157')

function backward(input: PeriodInput, length: PeriodLength): CalculationOutcome {
  const deadline = reckonBack(input.startDate, length)
  return {
    ok: true,
    calculation: {
      result: { deadline, calendarEnd: deadline, firstDay: null, moved: [] },
      lines: [
        line('counted-back', onDay(deadline), '', [article('민법', '157'), article('민법', '159')]),
      ],
      notes: ['backward-by-case-law'],
      unknowns: [],
      sources: [],
    },
  }
}

function calculate(input: PeriodInput, values: KnownValues): CalculationOutcome {
  const chosen: PeriodPreset | null = input.preset ? periodPresets[input.preset] : null
  const { length, unit } = input
  const asked = length !== undefined && unit !== undefined ? { length, unit } : null
  const reckoned: PeriodLength | null = chosen ?? asked
  if (reckoned === null)
    return refuse('length-missing', 'length', 'give a preset, or length and unit')
  if (
    chosen &&
    ((length ?? chosen.length) !== chosen.length || (unit ?? chosen.unit) !== chosen.unit)
  )
    return refuse(
      'not-together',
      'length',
      'the preset has a length of its own: leave length and unit out',
    )
  if (input.extended && input.preset !== 'appeal-brief')
    return refuse('not-together', 'extended', 'extended is for the preset appeal-brief')
  if (input.direction === 'backward') return backward(input, reckoned)

  const criminal = chosen?.law === 'criminal'
  const given = input.holidays.map((date) => ({ day: date, name: 'given' }))
  const options = {
    countFirstDay: input.includeFirstDay,
    holidays: [...values.holidays, ...given],
  }
  const plain = reckonPeriod(input.startDate, reckoned, options)
  const period = input.extended
    ? {
        ...plain,
        ...reckonPeriod(
          plain.calendarEnd,
          { length: 1, unit: 'month' },
          { ...options, countFirstDay: false },
        ),
        firstDay: plain.firstDay,
      }
    : plain
  // A year of more than four figures is written with a sign, and comes before all others by its letters.
  if (period.deadline > holidayRange.to || !/^\d{4}-/.test(period.calendarEnd))
    return refuse('holidays-unknown', 'length', `holidays are known until ${holidayRange.to}`)
  if (period.calendarEnd < holidayRange.from)
    return refuse('holidays-unknown', 'startDate', `holidays are known from ${holidayRange.from}`)

  const lines: Line[] = [
    line('period-length', forSpan(reckoned), '', [...(chosen?.articles ?? [])]),
    ...(input.extended
      ? [
          line('period-length', forSpan({ length: 1, unit: 'month' }), '', [
            article('민사소송법', '402의2', 2),
          ]),
        ]
      : []),
    line('first-day', onDay(period.firstDay), '', [firstDayArticle(criminal)]),
    line('calendar-end', onDay(period.calendarEnd), '', [
      criminal ? article('형사소송법', '66', 2) : article('민법', '160'),
    ]),
    ...period.moved.map(({ date, reason }) =>
      line(
        'passed-over',
        onDay(date),
        '',
        [criminal ? article('형사소송법', '66', 3) : article('민법', '161')],
        reason,
      ),
    ),
    line('deadline', onDay(period.deadline), '', [
      criminal ? article('형사소송법', '66', 3) : article('민법', '159'),
    ]),
  ]
  return {
    ok: true,
    calculation: {
      result: {
        deadline: period.deadline,
        firstDay: period.firstDay,
        calendarEnd: period.calendarEnd,
        moved: period.moved,
        peremptory: chosen?.peremptory ?? null,
      },
      lines,
      notes: [
        ...when(period.endedWithMonth, 'ended-with-month'),
        ...when(chosen?.peremptory, 'peremptory'),
        ...when(input.preset === 'appeal-brief', 'appeal-brief-once'),
      ],
      unknowns: [
        'service-date',
        ...when(period.deadline > holidaysAnnouncedUntil, 'holidays-not-announced'),
      ],
      sources: [],
    },
  }
}

export const period: Calculator<PeriodInput> = {
  name: 'period',
  summary: 'The last day of a period, with holidays and the periods of procedure.',
  input: periodInput,
  example: { startDate: '2026-12-11', preset: 'appeal' },
  laws: [
    { law: '민법', inForceSince: '2026-03-17' },
    { law: '관공서의 공휴일에 관한 규정', inForceSince: '2026-05-01' },
  ],
  calculate,
}
