import type { AddedValue } from '@/lib/calculators/schema'
import {
  type AnnouncedDay,
  announcedHolidays,
  holidaysAnnouncedUntil,
} from '@/lib/korean-law/calendar/announced-holidays'
import {
  baseRates,
  type DatedValue,
  interestCeilings,
  litigationRates,
  minimumWages,
} from './dated-values'

/** The figures a calculator may use: those of the site, and those that the administration has added. */
export type KnownValues = {
  minimumWages: readonly DatedValue[]
  baseRates: readonly DatedValue[]
  /** The price of one service by post; the site ships none. */
  servicePrices: readonly DatedValue[]
  /** Only those that were added: the others are among the rules of holidays.ts. */
  holidays: readonly AnnouncedDay[]
}

function withAdded(
  table: readonly DatedValue[],
  kind: AddedValue['kind'],
  added: readonly AddedValue[],
): readonly DatedValue[] {
  const own = added
    .filter((value) => value.kind === kind)
    .map(({ from, until, value, source }) => ({
      from,
      value,
      source,
      ...(until === null ? {} : { until }),
    }))
  const kept = table.filter(({ from }) => !own.some((value) => value.from === from))
  return [...kept, ...own].sort((left, right) => left.from.localeCompare(right.from))
}

export function knownValues(added: readonly AddedValue[]): KnownValues {
  return {
    minimumWages: withAdded(minimumWages, 'minimum-wage', added),
    baseRates: withAdded(baseRates, 'base-rate', added),
    servicePrices: withAdded([], 'service-price', added),
    holidays: added
      .filter(({ kind }) => kind === 'holiday')
      .map(({ from, value }) => ({ day: from, name: value })),
  }
}

/** What the site ships. */
export const shippedValues: KnownValues = knownValues([])

/** What people are shown of these figures: the latest one, and the days that are covered. */
export type KnownRange = {
  key:
    | 'minimum-wage'
    | 'base-rate'
    | 'service-price'
    | 'litigation-rate'
    | 'interest-ceiling'
    | 'holidays'
  latest: { kind: 'won' | 'percent' | 'date'; value: string }
  from: string
  /** Null while it holds until a new one comes. */
  until: string | null
  source: string
}

export function knownRanges(values: KnownValues): KnownRange[] {
  const range = (
    key: KnownRange['key'],
    kind: 'won' | 'percent',
    table: readonly DatedValue[],
  ): KnownRange[] => {
    const [first, last] = [table[0], table.at(-1)]
    if (!first || !last) return []
    const latest = { kind, value: last.value }
    return [{ key, latest, from: first.from, until: last.until ?? null, source: last.source }]
  }
  const days = [...announcedHolidays, ...values.holidays].map(({ day }) => day).sort()
  return [
    ...range('minimum-wage', 'won', values.minimumWages),
    ...range('base-rate', 'percent', values.baseRates),
    ...range('service-price', 'won', values.servicePrices),
    ...range('litigation-rate', 'percent', litigationRates),
    ...range('interest-ceiling', 'percent', interestCeilings),
    {
      key: 'holidays',
      latest: { kind: 'date', value: days.at(-1) ?? '' },
      from: days[0] ?? '',
      until: holidaysAnnouncedUntil,
      source: '관보 공고, 공직선거법 제34조',
    },
  ]
}
