import type { z } from 'zod'
import type { CalculatorName } from './constants'
import type { DatedSource } from './values/dated-values'
import type { KnownValues } from './values/known-values'
import type { LineKey, NoteKey, ReasonKey, UnknownKey } from './words'

/** An article that a line rests on: the law's title, the number of the article, its paragraph. */
export type ArticleRef = { law: string; no: string; paragraph?: number }

export type PeriodUnit = 'day' | 'week' | 'month' | 'year'
export type PeriodLength = { length: number; unit: PeriodUnit }

export type LineValue =
  | { kind: 'won'; won: number }
  | { kind: 'date'; date: string }
  | { kind: 'days'; days: number }
  | { kind: 'percent'; percent: string }
  | { kind: 'share'; share: string; won?: number }
  | { kind: 'hours'; hours: string }
  | { kind: 'span'; length: number; unit: PeriodUnit }

/** One step of the reckoning. `key` names its text in messages/…/calculators.json (`lines`). */
export type Line = {
  key: LineKey
  value: LineValue
  /** How the value came about, in figures: `50,000,000 × 5% × 101/365`. Empty when there is nothing to reckon. */
  formula: string
  /** What the line is about where several lines share a key: an heir, a year, a span of days. */
  subject: string | null
  articles: ArticleRef[]
}

export type Headline = { [name: string]: HeadlineValue }
export type HeadlineValue = string | number | boolean | null | Headline | HeadlineValue[]

export type Calculation = {
  /** The figures that were asked for, by name. */
  result: Headline
  lines: Line[]
  /** What to know beside the figures; keys of `notes` in messages/…/calculators.json. */
  notes: NoteKey[]
  /** What the calculator cannot know and a person must look into; keys of `unknowns`. */
  unknowns: UnknownKey[]
  sources: DatedSource[]
}

/** Why a calculator declines; `reasons` in messages/…/calculators.json says it to people. */
export type Refusal = { ok: false; reason: ReasonKey; field: string; message: string }
export type CalculationOutcome = { ok: true; calculation: Calculation } | Refusal

/** The edition of a law that the rules were compared with. */
export type LawEdition = { law: string; inForceSince: string }

export type Calculator<Input = unknown> = {
  name: CalculatorName
  /** What it does, in one English sentence: OpenAPI and the command line print it. */
  summary: string
  input: z.ZodType<Input, unknown>
  example: Record<string, unknown>
  laws: LawEdition[]
  /** Figures that no law holds are given: they are added to while the site runs. */
  calculate: (input: Input, values: KnownValues) => CalculationOutcome
}
