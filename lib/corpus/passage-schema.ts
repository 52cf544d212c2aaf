import { z } from 'zod'
import { explanationTextsSchema } from './explanation-schema'
import { passageLimits as limits } from './passage-limits'
import { caseRefSchema, understandingSchema } from './schema'
import { searchScopes } from './scope-constants'
import { healthSchema } from './service-schema'

/** How passages are chosen, where a configuration says otherwise; the values here are the usual ones. */
export const passageOptionsSchema = z.object({
  /** Hits of each half of the search that are looked at. */
  hits: z.number().int().min(limits.hits.min).max(limits.hits.max).default(12),
  /** Of these, decisions whose texts are read. */
  decisions: z.number().int().min(limits.decisions.min).max(limits.decisions.max).default(8),
  /** Whether decisions are also looked for among those that cite the articles which may answer. */
  onPoint: z.boolean().default(true),
  /** Added to the confidence from which on a question is answered. */
  caution: z.number().min(limits.caution.min).max(limits.caution.max).default(0),
})
export type PassageOptions = z.infer<typeof passageOptionsSchema>
export const usualOptions: PassageOptions = passageOptionsSchema.parse({})

/**
 * `POST /passages` of the case-law service: the one selector of sources. A question in any of the four
 * languages is answered with ranked passages of the corpus, or with the reason why none carries an answer.
 */
export const passagesRequestSchema = z.object({
  question: z.string(),
  scope: z.enum(searchScopes).default('all'),
  /** What is spoken of already: an answer to a question that refers back keeps it. */
  keep: z
    .object({
      articles: z.array(z.string().regex(/^\d{6}#\d+(?:의\d+)*$/)).max(5),
      decisions: z.array(z.number().int().positive()).max(5),
    })
    .default({ articles: [], decisions: [] }),
  options: passageOptionsSchema.optional(),
})
export type PassagesRequest = z.infer<typeof passagesRequestSchema>
/** What a caller sends: what has a usual value may be left out. */
export type PassagesQuestion = z.input<typeof passagesRequestSchema>
export type KeptSources = PassagesRequest['keep']

const count = z.number().int().nonnegative()

const sourceText = {
  /**
   * An answer in the words of its sources shows the leading passages. The others follow for a model, which
   * may read more than an answer can show.
   */
  leading: z.boolean(),
  /** The question names this source. */
  named: z.boolean(),
  /** How much of the question the source speaks of, 0–1; 1 for a named source. */
  share: z.number(),
  /** All of the source that was read. What the passage quotes stands in it letter for letter. */
  text: z.string(),
  /** The passage leaves out some of `text`. */
  cut: z.boolean(),
  /** The sentence of the passage that answers most directly. */
  sentence: z.string(),
  /** The text is a summary in the project's own words, not the official one. */
  isSummary: z.boolean(),
}

const articleStates = ['in-force', 'pending', 'repealed'] as const
export type ArticleState = (typeof articleStates)[number]

/** An article of a statute, or the paragraphs of a long one that speak of the question. */
export const articlePassageSchema = z.object({
  kind: z.enum(['article', 'paragraph']),
  articleId: z.string(),
  lawId: z.string(),
  lawTitle: z.string(),
  no: z.string(),
  title: z.string().nullable(),
  state: z.enum(articleStates),
  /** From when the text applies; null when the edition's day concerns other articles of the law. */
  effectiveOn: z.string().nullable(),
  citedBy: count,
  /** Not among the leading ones, but it may be what is meant: an answer lists it without its text. */
  also: z.boolean(),
  lines: z.array(z.object({ mark: z.string(), text: z.string() })),
  /** What the article means, in Beopdap's own words; null where nobody has explained this text. */
  explanation: explanationTextsSchema.nullable(),
  ...sourceText,
})
export type ArticlePassage = z.infer<typeof articlePassageSchema>

/** An issue of a decision with what the court held, or a stretch of the reasons of one without headnotes. */
export const decisionPassageSchema = caseRefSchema.extend({
  kind: z.enum(['decision-issue', 'decision-reasons']),
  serial: z.number().int(),
  /** `대법원 2023. 5. 18. 선고 2022다12345 판결` */
  citation: z.string(),
  enBanc: z.boolean(),
  /** A later decision that seems to have changed this one. */
  overruledBy: caseRefSchema.nullable(),
  issueNo: z.number().int().nullable(),
  /** Empty for reasons. */
  issue: z.string(),
  /** What was held; of reasons the stretch itself. */
  gist: z.string(),
  /** Issues that the decision decided beside this one. */
  otherIssues: z.array(z.string()),
  /** Articles in today's statutes that the court cites for its issues. */
  articles: z.array(z.object({ articleId: z.string(), lawName: z.string(), no: z.string() })),
  ...sourceText,
})
export type DecisionPassage = z.infer<typeof decisionPassageSchema>

export const passageSchema = z.discriminatedUnion('kind', [
  articlePassageSchema,
  decisionPassageSchema,
])
export type Passage = z.infer<typeof passageSchema>

/** One of several things that a question may mean: an article, and how one asks for it. */
export const choiceSchema = z.object({
  articleId: z.string(),
  lawTitle: z.string(),
  no: z.string(),
  title: z.string().nullable(),
  /** In the language of the question that was asked. */
  question: z.string(),
})
export type Choice = z.infer<typeof choiceSchema>

/**
 * `missing`: what the question names is not in the corpus. `nothing`: no document matches. `weak`: what
 * matches does not speak of the question. `unclear`: it may mean several things, which `choices` names.
 */
export const refusalSchema = z.object({
  reason: z.enum(['missing', 'nothing', 'weak', 'unclear']),
  /** Two to four where the question is unclear, else none. */
  choices: z.array(choiceSchema),
  /** Words of the question that no match has. */
  unmet: z.array(z.string()),
  /** Questions that would be answered. */
  suggestions: z.array(z.string()),
})

/** One of the things that a story asks, as typed, with the places of the passages that answer it. */
export const issueSchema = z.object({ question: z.string(), passages: z.array(count) })
export type Issue = z.infer<typeof issueSchema>

export const passagesSchema = z.object({
  question: z.string(),
  scope: z.enum(searchScopes),
  understanding: understandingSchema,
  /** What the question asks about, each word with the Korean terms that answer to it. */
  points: z.array(
    z.object({
      word: z.string(),
      forms: z.array(z.string()),
      kind: z.enum(['legal', 'party', 'plain']),
    }),
  ),
  searched: z.object({
    /** Matches in each half of the corpus. */
    statutes: count,
    cases: count,
    corpus: healthSchema.shape.corpus,
    /** Version of the index that answered. */
    index: healthSchema.shape.version,
  }),
  /** In the order in which an answer cites them: articles, then decisions. Empty with a refusal. */
  passages: z.array(passageSchema),
  /** Two or three where the question asks several things, each with passages of its own; else none. */
  issues: z.array(issueSchema).default([]),
  /** How likely it is that the right article is among those shown, 0–1; null where nothing tells. */
  confidence: z.number().min(0).max(1).nullable(),
  refusal: refusalSchema.nullable(),
  tookMs: z.number(),
})
export type Passages = z.infer<typeof passagesSchema>

export const isArticle = (passage: Passage): passage is ArticlePassage =>
  passage.kind === 'article' || passage.kind === 'paragraph'
export const isDecision = (passage: Passage): passage is DecisionPassage => !isArticle(passage)
