import { createTranslator } from 'next-intl'
import { type PeriodPresetName, periodPresetNames } from '@/lib/calculators/periods/period-presets'
import type { CalendarEntry } from '@/lib/calendar-file'
import { loadCatalog } from '@/lib/i18n/catalog'
import type { FeedEntry } from './schema'

/** A deadline that nobody gave a title has the name of its period, which is shown in the reader's language. */
const isPresetName = (title: string): title is PeriodPresetName =>
  (periodPresetNames as readonly string[]).includes(title)

/** Deadlines as whole days of a calendar, with the matter they belong to. */
export async function feedEvents(
  entries: readonly FeedEntry[],
  address: (matter: string) => string,
): Promise<CalendarEntry[]> {
  const messages = await loadCatalog('ko')
  const t = createTranslator({
    locale: 'ko',
    messages,
    namespace: 'calculatorForms.period.options.preset',
  })
  return entries.map(({ id, title, matter, matterId, dueOn }) => ({
    date: dueOn,
    title: `${matter}: ${isPresetName(title) ? t(title) : title}`,
    description: '',
    url: address(matterId),
    uid: id,
  }))
}
