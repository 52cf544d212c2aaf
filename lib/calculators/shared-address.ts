import { absoluteUrl } from '@/lib/i18n/alternates'
import { type AppLocale, locales, routing } from '@/lib/i18n/routing'
import type { CalculatorName } from './constants'
import { queryInput } from './query-input'

/** What a file of a result is asked for with: the input, the language of `lang` and the `format`. */
export type FileRequest = {
  locale: AppLocale
  format: string | null
  input: Record<string, unknown>
  /** Where the same result can be opened again. */
  address: string
}

export function readFileRequest(name: CalculatorName, url: string): FileRequest {
  const query = new URL(url).searchParams
  const locale = locales.find((each) => each === query.get('lang')) ?? routing.defaultLocale
  const format = query.get('format')
  query.delete('lang')
  query.delete('format')
  const address = `${absoluteUrl(locale, `/calculators/${name}`)}?${query}`
  return { locale, format, input: queryInput(query), address }
}
