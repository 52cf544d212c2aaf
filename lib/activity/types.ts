import type { AppLocale } from '@/lib/i18n/routing'

/** How often something was searched for, and how often nothing was found. */
export type SearchCount = { locale: AppLocale; term: string; times: number; emptyTimes: number }

/** How often something failed: where (the pattern of a route), and with which code. */
export type ErrorCount = { place: string; code: string; times: number }
