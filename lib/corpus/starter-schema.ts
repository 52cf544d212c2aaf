import { z } from 'zod'
import { outcomes } from '@/lib/korean-law/constants'

/**
 * The starter corpus in `backend/starter/`: true metadata of well-known decisions and articles with
 * summaries in the project's own words, so that a fresh machine answers before any corpus is imported.
 * `scripts/starter-check.ts` proves every fact in it against the full corpus.
 */
export const starterFields = [
  'lease',
  'labor',
  'family',
  'damages',
  'debt',
  'consumer',
  'company',
  'privacy',
  'crime',
  'administration',
] as const

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const lawId = z.string().regex(/^\d{6}$/)
const articleNo = z.string().regex(/^\d+(의\d+)*$/)
const ownWords = z.string().trim().min(10).max(1200)

export const starterIssueSchema = z.strictObject({
  no: z.number().int().positive(),
  issue: ownWords,
  gist: ownWords,
})

export const starterDecisionSchema = z.strictObject({
  /** 판례일련번호 */
  serial: z.string().regex(/^\d+$/),
  /** As published, all members: `2007다38908, 38915`. */
  caseNumber: z.string().min(4),
  caseName: z.string().min(1),
  court: z.string().min(2),
  judgmentDate: isoDate,
  caseType: z.string().min(2),
  judgmentKind: z.enum(['판결', '결정', '명령']),
  enBanc: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
  issues: z.array(starterIssueSchema).min(1),
  /** `001706#839의2`: articles that the decision cites and that exist today. */
  citedArticles: z.array(z.string().regex(/^\d{6}#\d+(의\d+)*$/)),
  citedCases: z.array(z.string().regex(/^\d{2,4}[가-힣]{1,4}\d+$/)),
})
export type StarterDecision = z.infer<typeof starterDecisionSchema>

export const starterArticleSchema = z.strictObject({
  lawId,
  no: articleNo,
  title: z.string().min(1),
  /** `제3편 채권 > 제5장 불법행위`, empty where the law has no parts. */
  path: z.string(),
  summary: ownWords,
})
export type StarterArticle = z.infer<typeof starterArticleSchema>

export const starterLawSchema = z.strictObject({
  lawId,
  title: z.string().min(1),
  kind: z.string().min(1),
  ministries: z.array(z.string().min(1)),
  promulgatedOn: isoDate,
  promulgationNo: z.string().regex(/^\d+$/),
  effectiveOn: isoDate,
  url: z.url(),
})
export type StarterLaw = z.infer<typeof starterLawSchema>
