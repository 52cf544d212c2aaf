import { z } from 'zod'
import { importanceLevels } from '@/lib/korean-law/constants'
import type { CaseDetail } from './case-schema'
import { casePickSchema } from './request-schema'
import type { CaseRef } from './schema'
import type { CaseSummary } from './service-schema'

/** The public API's decision, in the field names of spec 3. */
const publicLevels = ['supreme', 'high', 'district', 'special'] as const
const date = z.string().nullable()

export const caseChoiceSchema = z.object({
  /** 판례일련번호, for `serial`; null for a decision that is not published in the corpus. */
  serial: z.number().int().nullable(),
  case_number: z.string(),
  case_name: z.string(),
  court_name: z.string(),
  judgment_date: date,
  cited_by: z.number().int(),
})
export type CaseChoice = z.infer<typeof caseChoiceSchema>

const referencedLawSchema = z.object({
  law_name: z.string(),
  article_no: z.string().nullable(),
  article_id: z.string().nullable(),
  /** The decision speaks of an earlier text of the law. */
  former: z.boolean(),
  as_written: z.string(),
})

export const publicCaseSchema = z.object({
  serial: z.number().int(),
  case_number: z.string(),
  case_name: z.string(),
  court_name: z.string(),
  court_level: z.enum(publicLevels),
  judgment_date: date,
  judgment_result: z.string().nullable(),
  case_type: z.string(),
  key_points: z.array(z.string()),
  summary: z.string().nullable(),
  full_text: z.string(),
  previous_cases: z.array(caseChoiceSchema),
  subsequent_cases: z.array(caseChoiceSchema),
  related_cases: z.array(caseChoiceSchema),
  /** The text is a summary in the project's own words, not the official text. */
  is_summary: z.boolean(),
  source_url: z.string().nullable(),
  /** With include_metadata. */
  importance_level: z.enum(importanceLevels).optional(),
  legal_fields: z.array(z.string()).optional(),
  retrieval_score: z.number().optional(),
  last_updated: z.string().optional(),
  cited_by: z.number().int().optional(),
  /** With include_related_laws. */
  referenced_laws: z.array(referencedLawSchema).optional(),
})
export type PublicCase = z.infer<typeof publicCaseSchema>

export const publicSummarySchema = caseChoiceSchema.extend({
  serial: z.number().int(),
  judgment_result: z.string().nullable(),
  case_type: z.string(),
  key_points: z.array(z.string()),
  summary: z.string().nullable(),
  is_summary: z.boolean(),
  source_url: z.string().nullable(),
  /** Later decisions that seem to change or abandon this one. */
  overruled_by: z.array(caseChoiceSchema),
})
export type PublicSummary = z.infer<typeof publicSummarySchema>

const flag = z.union([
  z.boolean(),
  z.enum(['true', '1', 'false', '0']).transform((word) => word === 'true' || word === '1'),
])
/** What may stand beside a case number, in an address or a body. */
export const caseOptionsSchema = casePickSchema.extend({
  include_metadata: flag.default(true),
  include_related_laws: flag.default(true),
})

export type CaseParts = { metadata: boolean; relatedLaws: boolean }

export function toChoice(ref: CaseRef): CaseChoice {
  return {
    serial: ref.serial,
    case_number: ref.caseNumber,
    case_name: ref.caseName,
    court_name: ref.court,
    judgment_date: ref.judgmentDate,
    cited_by: ref.citedBy,
  }
}

type Issues = { no: number | null; issue: string; gist: string }[]

function keyPoints(issues: Issues): string[] {
  return issues.map(({ issue }) => issue).filter((issue) => issue !== '')
}

function gists(issues: Issues): string | null {
  const numbered = issues.filter(({ gist }) => gist !== '')
  if (numbered.length === 0) return null
  return numbered.map(({ no, gist }) => (no === null ? gist : `[${no}] ${gist}`)).join('\n')
}

/** Every law once per article and time, however often the decision repeats it. */
function referencedLaws(detail: CaseDetail): PublicCase['referenced_laws'] {
  const once = new Map(
    detail.articles.map((cited) => [
      `${cited.lawName}#${cited.articleNo}#${cited.former}`,
      {
        law_name: cited.lawName,
        article_no: cited.articleNo,
        article_id: cited.articleId,
        former: cited.former,
        as_written: cited.asWritten,
      },
    ]),
  )
  return [...once.values()]
}

/** The spec knows four levels: military courts and the maritime tribunal go with the special ones. */
function publicLevel(level: CaseDetail['courtLevel']): PublicCase['court_level'] {
  return level === 'other' ? 'special' : level
}

export function toPublicCase(detail: CaseDetail, parts: CaseParts): PublicCase {
  return {
    serial: detail.serial,
    case_number: detail.caseNumber,
    case_name: detail.caseName,
    court_name: detail.court,
    court_level: publicLevel(detail.courtLevel),
    judgment_date: detail.judgmentDate,
    judgment_result: detail.outcome,
    case_type: detail.caseType,
    key_points: keyPoints(detail.issues),
    summary: gists(detail.issues),
    full_text: detail.body,
    previous_cases: detail.previous.map(toChoice),
    subsequent_cases: detail.subsequent.map(toChoice),
    related_cases: detail.related.map(toChoice),
    is_summary: detail.isSummary,
    source_url: detail.sourceUrl,
    ...(parts.metadata
      ? {
          importance_level: detail.importance,
          legal_fields: detail.caseType === '' ? [] : [detail.caseType],
          // Found by its number, not by likeness.
          retrieval_score: 1,
          last_updated: detail.updatedAt,
          cited_by: detail.citedBy,
        }
      : {}),
    ...(parts.relatedLaws ? { referenced_laws: referencedLaws(detail) } : {}),
  }
}

export function toPublicSummary(summary: CaseSummary): PublicSummary {
  return {
    ...toChoice(summary),
    serial: summary.serial,
    judgment_result: summary.outcome,
    case_type: summary.caseType,
    key_points: keyPoints(summary.issues),
    summary: gists(summary.issues),
    is_summary: summary.isSummary,
    source_url: summary.sourceUrl,
    overruled_by: summary.overruledBy.map(toChoice),
  }
}
